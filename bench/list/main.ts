import { parseArgs } from 'node:util';
import { watchPage } from '../browser/clock';
import { openBrowser, type Visitor } from '../browser/openBrowser';
import { serve } from '../browser/serve';
import type { Figure } from '../report/Figure';
import { interleaved } from '../report/interleaved';
import { publish } from '../report/publish';
import { countTick } from './countList';
import { coldList, visitList } from './visitList';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '12,100,1000' },
    repeat: { type: 'string', default: '5' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const repeat = Number(values.repeat);

const WARM: Readonly<Record<number, number>> = { 12: 1.35, 100: 1.25 };
const COLD = 0.65;
const SELECT_ALL = 0.7;

const measure = async (count: number, browser: Visitor, url: string): Promise<readonly Figure[]> => {
  const at = (page: string) => `${url}/${page}/?n=${count}`;
  const { ours, floor } = await interleaved(
    {
      ours: () => browser.visit(at('list'), visitList(count), watchPage),
      floor: () => browser.visit(at('floor-list'), visitList(count), watchPage),
    },
    repeat,
  );
  const renders = await countTick(browser, at('list'), count);
  const figure = (budget: string, what: string, key: keyof typeof ours, maxRatio?: number): Figure => ({
    budget,
    what: `${what}, ${count} rows`,
    unit: 'ms',
    ours: ours[key],
    floor: floor[key],
    ...(maxRatio !== undefined && { maxRatio }),
  });
  const most = (what: string, value: number, max: number): Figure => ({
    budget: 'L2',
    what: `${what}, ${count} rows`,
    unit: 'count',
    ours: value,
    max,
  });
  return [
    figure('L1', 'warm', 'warm', WARM[count]),
    most('tick: inputs rendered (row, header)', renders.inputs, 2),
    most('tick: components', renders.components, 110),
    figure('L2', 'tick', 'tick'),
    figure('L3', 'select all', 'selectAll', count === 100 ? SELECT_ALL : undefined),
  ];
};

/** Our list against stock react-admin's, both from nothing: the page alone, and from the arrival of the rows. */
const againstStock = async (count: number, browser: Visitor, url: string): Promise<readonly Figure[]> => {
  const at = (page: string) => `${url}/${page}/?n=${count}`;
  const { ours, stock } = await interleaved(
    {
      ours: () => browser.visit(at('list'), coldList(count), watchPage),
      stock: () => browser.visit(at('stock-list'), coldList(count), watchPage),
    },
    repeat,
  );
  const what = `cold, ${count} rows, beside react-admin's`;
  return [{ budget: 'L1', what, unit: 'ms', ours: ours.firstRow, floor: stock.firstRow, maxRatio: COLD }];
};

const served = await serve('dist-bench');
const browser = await openBrowser();
try {
  const figures: Figure[] = [];
  for (const count of sizes) figures.push(...(await measure(count, browser, served.url)));
  for (const count of sizes.filter((size) => size <= 100))
    figures.push(...(await againstStock(count, browser, served.url)));
  await publish('list', figures, { browser: browser.version, repetitions: String(repeat) });
} finally {
  await browser.close();
  await served.stop();
}
