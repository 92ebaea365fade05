import type { CallOptions } from '../../../dataProvider/call';

/** One call of the table: what goes in, what is sent, what comes back, what the console gets. */
export interface Case {
  /** What the line proves. */
  readonly ids?: string;
  readonly input?: CallOptions;
  /** Verb and address below `/api`, decoded. */
  readonly sends: string;
  /** The JSON that is sent, where it is not the body as it went in. */
  readonly body?: unknown;
  /** Left out, nothing is said. */
  readonly answer?: unknown;
  /** What the console gets, where it is not the answer as it came. */
  readonly gives?: unknown;
}

export const row = { id: 1, title: 'Первая' };

/** A list as the reference backend answers it, and as the console gets it. */
export const list = {
  answer: { data: [row], current_page: 2, last_page: 3, total: 30, per_page: 12 },
  gives: { data: [row], total: 30, page: 2, lastPage: 3, isWhole: false },
} as const;

/** A call that says of which records it speaks in its body. */
export const byIds = (sends: string, ids: string) =>
  ({ ids, input: { ids: ['4', 9] }, sends, body: { ids: [4, 9] } }) as const;

/** The second page of a list. */
export const secondPage = (
  path: string,
  ids: string,
  params: Readonly<Record<string, number | string>> = {},
) =>
  ({
    ids,
    input: { params, query: { page: 2, per_page: 12 } },
    sends: `GET ${path}?page=2&per_page=12`,
    ...list,
  }) as const;
