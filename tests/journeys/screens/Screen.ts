import type { Page } from '@playwright/test';

/** Ids of the demo data that addresses need. */
export interface DemoIds {
  readonly point: number;
  readonly menu: number;
  readonly category: number;
  readonly food: number;
}

/** One state of one page that a person can stand before. */
export interface Screen {
  /** Also the name of its picture: `docs/screens/<name>.desktop.png`. */
  readonly name: string;
  readonly path: (ids: DemoIds) => string;
  /** `owner` has the demo's venues, `newcomer` has none yet. */
  readonly as: 'guest' | 'owner' | 'newcomer';
  /** Text that stands there when the page has arrived. */
  readonly shows: string | RegExp;
  /** Opens what the screen is about, in the words on it. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** A state that one of the two sizes does not have. */
  readonly only?: 'desktop' | 'phone';
}
