import { areaOf, readChecklist } from './checklist';
import { namedIds } from './namedIds';

/**
 * `npm run spec` prints, area by area, the requirements that no test names. `npm run spec -- SH AU` looks at these areas
 * (or single ids) only, and exits 1 while any of them is open.
 */
const asked = process.argv.slice(2).map((word) => word.toUpperCase());
const checklist = readChecklist();
const isAsked = (id: string) => asked.length === 0 || asked.includes(areaOf(id)) || asked.includes(id);
const unknown = asked.filter((word) => !checklist.some(({ id }) => id === word || areaOf(id) === word));

const named = namedIds();
const considered = checklist.filter(({ id }) => isAsked(id));
const open = considered.filter(({ id }) => !named.has(id));

for (const area of new Set(considered.map(({ id }) => areaOf(id)))) {
  const all = considered.filter(({ id }) => areaOf(id) === area);
  const missing = all.filter((each) => open.includes(each));
  console.log(`${area}  ${all.length - missing.length} of ${all.length} named`);
  for (const { id, text } of missing) console.log(`  ${id}  ${text}`);
}
for (const word of unknown) console.log(`${word} is no area and no id of the checklist`);
console.log(
  `${considered.length - open.length} of ${considered.length} requirements are named by a test, ${open.length} open`,
);
process.exitCode = asked.length > 0 && (open.length > 0 || unknown.length > 0) ? 1 : 0;
