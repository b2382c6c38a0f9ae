// What eslint asks of the scripts. Which names there are, the type checker knows.
import js from "@eslint/js";

export default [
  js.configs.recommended,
  {
    rules: {
      "no-undef": "off",
      // A link set to itself is written in full.
      "no-self-assign": ["error", { props: false }],
    },
  },
];
