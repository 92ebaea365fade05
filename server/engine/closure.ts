import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { FilterAt } from './filters';

/** A temporary closure as it is stored: moments in the venue's wall clock, `YYYY-MM-DDTHH:MM`; no begin = none. */
export interface Closure {
  readonly closeBegin: string | null;
  readonly closeEnd: string | null;
  readonly closeReason: string | null;
  readonly showAfterTime: boolean;
}

/** The stored closure of a `close_point` value that has passed its check; one that is displayed has no dates. */
export const toClosure = (value: unknown): Closure => {
  const block: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const isClosed = block.status === 'not_displayed' || block.status === false;
  if (!isClosed) return { closeBegin: null, closeEnd: null, closeReason: null, showAfterTime: false };
  return {
    closeBegin: moment(block.close_begin_date, block.close_begin_time),
    closeEnd: moment(block.close_end_date, block.close_end_time),
    closeReason:
      typeof block.close_reason === 'string' && block.close_reason !== '' ? block.close_reason : null,
    showAfterTime: block.show_after_time === true,
  };
};

/** Whether it is closed at the venue's time: `isHiding` of the contract, in SQL. */
export const isClosing = (
  t: Readonly<Record<Exclude<keyof Closure, 'closeReason'>, SQLWrapper>>,
  { clock }: FilterAt,
): SQL => sql`(coalesce(${clock} >= ${t.closeBegin}, false)
  and not (${t.showAfterTime} and coalesce(${clock} >= ${t.closeEnd}, false)))`;

const moment = (date: unknown, time: unknown): string | null => {
  if (typeof date !== 'string' || date === '') return null;
  return `${date}T${typeof time === 'string' && time !== '' ? time : MIDNIGHT}`;
};

const MIDNIGHT = '00:00';
