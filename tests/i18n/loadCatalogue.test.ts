import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18nProvider } from '../../i18n/i18nProvider';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import type { Area } from '../../i18n/ru';

const areas = (count: number): Area[] => Array.from({ length: count }, (_, n) => `area${n}` as Area);

describe('loadCatalogue', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[LM-03] reads at most 10 areas at the same time', async () => {
    let open = 0;
    let most = 0;
    const read = async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 50));
      open -= 1;
      return {};
    };
    const done = loadCatalogue(areas(25), read);
    await vi.runAllTimersAsync();
    await done;
    expect(most).toBe(10);
  });

  it('[LM-04] reads again after 350, 700, 1400, 2800 and 5600 ms', async () => {
    const begun = Date.now();
    const times: number[] = [];
    const read = async () => {
      times.push(Date.now() - begun);
      if (times.length < 6) throw new TypeError('Failed to fetch dynamically imported module');
      return { 'test.arrived': 'пришло' };
    };
    const done = loadCatalogue(areas(1), read);
    await vi.runAllTimersAsync();
    await done;
    expect(times).toEqual([0, 350, 1050, 2450, 5250, 10_850]);
    expect(i18nProvider.translate('test.arrived')).toBe('пришло');
  });

  it('[LM-04] gives up after the fifth retry and says why', async () => {
    const read = vi.fn(() => Promise.reject(new Error('offline')));
    const done = expect(loadCatalogue(areas(1), read)).rejects.toThrow('could not be read');
    await vi.runAllTimersAsync();
    await done;
    expect(read).toHaveBeenCalledTimes(6);
  });
});
