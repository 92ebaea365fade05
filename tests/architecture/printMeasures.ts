import { findSpots, measureHouse } from './measureHouse';

/** `npm run measure`: the counts of the house, one a line; `npm run measure -- casts`: where those stand whose name has the word. */
const [word] = process.argv.slice(2);
if (word === undefined) {
  for (const [what, count] of Object.entries(measureHouse()))
    console.log(`${String(count).padStart(7)}  ${what}`);
} else {
  for (const [what, spots] of Object.entries(findSpots()))
    if (what.includes(word)) console.log([what, ...spots].join('\n  '));
}
