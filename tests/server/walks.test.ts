import { Session } from 'node:inspector/promises';
import { expect, it } from 'vitest';
import { cook } from './menuArea/startKitchen';
import { once, openKitchen } from './standing';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
const at = once(() => cook(anna).place('odna'));

/** What the runner puts around each export: `() => { try { return name } catch {} }`. */
const EXPORTED = /^\(\)\s*=>\s*\{\s*try\s*\{/;

/** Looks after slow clients by a timer of its own, whatever is called. */
const BY_THE_CLOCK = /^server\/http\/connections\//;

/** The files of the server in which a function runs meanwhile. */
const filesIn = async (run: () => Promise<unknown>): Promise<ReadonlySet<string>> => {
  const session = new Session();
  session.connect();
  await session.post('Debugger.enable');
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await run();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files = new Set<string>();
  for (const { url, scriptId, functions } of result) {
    const file = /(?<!\/tests)\/(server\/(?!node_modules).+?\.ts)/.exec(url)?.[1];
    if (file === undefined || BY_THE_CLOCK.test(file)) continue;
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
    const ran = functions
      .flatMap(({ ranges }) => ranges.slice(0, 1))
      .filter(({ count, startOffset }) => count > 0 && startOffset > 0)
      .filter(({ startOffset, endOffset }) => !EXPORTED.test(scriptSource.slice(startOffset, endOffset)));
    if (ran.length > 0) files.add(file);
  }
  session.disconnect();
  return files;
};

it('a call runs through few files of the server: what one has to read to follow it', async () => {
  const list = () => anna.ask('GET', `/foods/category/${at.category}?sort=price&order=desc`);
  let price = 400;
  const save = () => {
    price += 1;
    return anna.ask('PUT', `/foods/${at.food}`, { json: { categoryId: at.category, price: String(price) } });
  };
  const one = () => anna.ask('GET', '/profile');
  // What is asked for the first time is prepared, which is no part of a call.
  for (const call of [list, save, one, list, save, one]) expect((await call()).status).toBe(200);
  await kitchen.settled();
  const [listed, saved, asked] = [await filesIn(list), await filesIn(save), await filesIn(one)];
  const always = new Set([...listed].filter((file) => saved.has(file) && asked.has(file)));
  console.log(`files: ${listed.size} of a sorted list, ${saved.size} of a price, ${always.size} of any call`);
  expect(listed.size, [...listed].join('\n')).toBeLessThanOrEqual(35);
  expect(saved.size, [...saved].join('\n')).toBeLessThanOrEqual(50);
  expect(always.size, [...always].join('\n')).toBeLessThanOrEqual(24);
});
