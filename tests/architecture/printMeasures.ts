import { measureHouse } from './measureHouse';

/** `npm run measure`: the counts of the house, one a line. */
for (const [what, count] of Object.entries(measureHouse()))
  console.log(`${String(count).padStart(7)}  ${what}`);
