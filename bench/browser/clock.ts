/** What `watchPage` leaves in a page. */
export interface PageClock {
  /** Milliseconds from 0 (or from now) until `count` elements match and are laid out. */
  until(selector: string, count: number, from?: number): Promise<number>;
  /** Runs `act`; milliseconds until `count` elements match and are laid out. */
  time(act: () => void, selector: string, count: number): Promise<number>;
  /** The first moment at which anything matched, since the page began. */
  first(selector: string): number;
  /** The longest task, event and the sum of layout shifts since the last call. */
  takeLongest(): { task: number; event: number; shift: number };
}

declare global {
  interface Window {
    __clock: PageClock;
  }
}

/** Runs in the page before everything else; written out in one function, because it travels as text. */
export const watchPage = (): void => {
  const seen = new Map<string, number>();
  const longest = { task: 0, event: 0, shift: 0 };
  const watch = (
    type: string,
    subscribe: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) subscribe(entry);
    }).observe(options);
  };
  watch('longtask', ({ duration }) => {
    longest.task = Math.max(longest.task, duration);
  });
  watch('event', ({ duration, name }) => {
    if (/^(key|input|click|pointer|mouse)/.test(name)) longest.event = Math.max(longest.event, duration);
  });
  // What moves right after a person acted is their doing, and counts for nobody.
  watch('layout-shift', ({ value = 0, hadRecentInput = false }) => {
    if (!hadRecentInput) longest.shift += value;
  });
  new MutationObserver(() => {
    if (!seen.has('form [name]') && document.querySelector('form [name]'))
      seen.set('form [name]', performance.now());
  }).observe(document, { subtree: true, childList: true });

  const until = (selector: string, count: number, from = performance.now()): Promise<number> =>
    new Promise((done, fail) => {
      // A screen that changed must end the bench with a word, not hang it.
      const late = setTimeout(() => fail(new Error(`no ${count} of ${selector} within a minute`)), 60_000);
      const look = (): boolean => {
        if (document.querySelectorAll(selector).length !== count) return false;
        document.documentElement.getBoundingClientRect();
        clearTimeout(late);
        done(performance.now() - from);
        return true;
      };
      if (look()) return;
      const observer = new MutationObserver(() => {
        if (look()) observer.disconnect();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
  window.__clock = {
    until,
    time: (act, selector, count) => {
      const from = performance.now();
      act();
      return until(selector, count, from);
    },
    first: (selector) => seen.get(selector) ?? Number.NaN,
    takeLongest: () => {
      const taken = { ...longest };
      Object.assign(longest, { task: 0, event: 0, shift: 0 });
      return taken;
    },
  };
};
