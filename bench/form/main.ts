import { parseArgs } from 'node:util';
import { watchPage } from '../browser/clock';
import { openBrowser, type Visitor } from '../browser/openBrowser';
import { serve } from '../browser/serve';
import type { Figure } from '../report/Figure';
import { interleaved } from '../report/interleaved';
import { publish } from '../report/publish';
import { countForm } from './countForm';
import { figuresOf } from './figuresOf';
import { slowForm } from './slowForm';
import { visitForm } from './visitForm';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '30,100,300' },
    repeat: { type: 'string', default: '5' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const repeat = Number(values.repeat);

/** One size: both sides in turns, then our counts, which are exact. */
const measure = async (count: number, browser: Visitor, url: string): Promise<readonly Figure[]> => {
  const at = (page: string) => `${url}/${page}/?n=${count}`;
  const visit = (page: string) => () => browser.visit(at(page), visitForm(count), watchPage);
  const times = await interleaved({ ours: visit('form'), floor: visit('floor-form') }, repeat);
  const counts = await countForm(browser, at('form'), count);
  return figuresOf(count, times, counts);
};

const served = await serve('dist-bench');
const browser = await openBrowser();
try {
  const figures: Figure[] = [];
  for (const count of sizes) figures.push(...(await measure(count, browser, served.url)));
  figures.push(...(await slowForm(browser, `${served.url}/form/?n=100`)));
  await publish('form', figures, { browser: browser.version, repetitions: String(repeat) });
} finally {
  await browser.close();
  await served.stop();
}
