// How well questions find their rules: node queries.mjs INDEX QUESTIONS; prints by game how many are first, among three, and of how many.
import { readFileSync } from "node:fs";
import { Finder } from "../../widgets/page/finder.js";

const [index, questions] = process.argv.slice(2).map((path) => readFileSync(path, "utf8"));
const finder = new Finder(JSON.parse(index));
const asked = questions.split("\n").flatMap((line) => {
  const [, game, question, rules] = /^(\w+) \| (.+) -> (.+)$/.exec(line) ?? [];
  return rules ? [{ game, question, rules: rules.split(" or ") }] : [];
});
/** @type {Record<string, { first: number, three: number, of: number, missed: string[] }>} */
const figures = {};
for (const { game, question, rules } of asked) {
  const found = finder.find(question, game).answers.map(({ doc }) => doc.location.split("#")[1]);
  const at = found.findIndex((slug) => rules.includes(slug));
  const figure = (figures[game] ??= { first: 0, three: 0, of: 0, missed: [] });
  figure.of += 1;
  figure.first += Number(at === 0);
  figure.three += Number(at >= 0 && at < 3);
  if (at < 0 || at > 2) figure.missed.push(`${question} -> ${rules.join(" or ")}: ${found.slice(0, 3).join(", ")}`);
}
console.log(JSON.stringify(figures, null, 1));
