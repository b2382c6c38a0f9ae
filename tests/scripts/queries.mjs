// How well questions find their rules: node queries.mjs INDEX < QUESTIONS; prints by game how many rules stand first, second and third, of
// how many, which questions find theirs further down or not, and to how many is said that nothing fits.
import { readFileSync } from "node:fs";
import { Finder } from "../../widgets/page/finder.js";

const [index, questions] = [process.argv[2], 0].map((source) => readFileSync(source, "utf8"));
const finder = new Finder(JSON.parse(index));
const asked = questions.split("\n").flatMap((line) => {
  const [, game, question, rules] = /^(\w+) \| (.+) -> (.+)$/.exec(line) ?? [];
  return rules ? [{ game, question, rules: rules.split(" or ") }] : [];
});
/** @type {Record<string, { places: number[], of: number, weak: number, missed: string[] }>} */
const figures = {};
for (const { game, question, rules } of asked) {
  const { answers, isWeak } = finder.find(question, game);
  const found = answers.map(({ doc }) => doc.location.split("#")[1]);
  const at = found.slice(0, 3).findIndex((slug) => rules.includes(slug));
  const figure = (figures[game] ??= { places: [0, 0, 0], of: 0, weak: 0, missed: [] });
  figure.of += 1;
  figure.weak += Number(isWeak);
  if (at >= 0) figure.places[at] += 1;
  else figure.missed.push(`${question} -> ${rules.join(" or ")}: ${found.slice(0, 3).join(", ")}`);
}
console.log(JSON.stringify(figures, null, 1));
