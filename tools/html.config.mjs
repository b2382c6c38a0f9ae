// What html-validate asks of the built pages.
export default {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // These three stand in Material's own templates, and nowhere else on our pages.
    "valid-autocomplete": "off",
    "wcag/h32": "off",
    "unique-landmark": "off",
  },
};
