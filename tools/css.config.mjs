// What stylelint asks of our style sheet.
export default {
  extends: "stylelint-config-standard",
  rules: {
    // Material's names have two dashes or underscores.
    "custom-property-pattern": null,
    "selector-class-pattern": null,
    // Nested rules stand with what they are about, not in the order of their weight.
    "no-descending-specificity": null,
  },
};
