import type { CallOptions } from '../../../dataProvider/call';

/** One call of the table: what goes in, what is sent, what comes back, what the console gets. */
export interface Case {
  /** The rule, with the ids it proves. */
  readonly rule: string;
  readonly input?: CallOptions;
  /** Verb and address below `/api`, decoded. */
  readonly sends: string;
  /** The JSON that is sent; absent = no body. */
  readonly body?: unknown;
  readonly answer: unknown;
  readonly gives: unknown;
}

const rows = [{ id: 1, title: 'Первая' }];

/** A list as the reference backend answers it, and as the console gets it. */
export const list = {
  answer: { data: rows, current_page: 2, last_page: 3, total: 30, per_page: 12 },
  gives: { data: rows, total: 30, page: 2, lastPage: 3, isWhole: false },
} as const;

export const nothing = { answer: {}, gives: {} } as const;
