import type { FieldConfig } from '../../contract/fieldConfig';
import { type ClosureValue, closureOf, rulesOf } from '../../contract/fields';

/**
 * A closure that is switched on. Where nothing is said yet it starts as a new record's does: a category's today at 00:00
 *, a point's at 00:00 of a day to be chosen. A record that is shown keeps no dates, so every one starts here.
 */
export const startClosure = (closure: ClosureValue, field: FieldConfig, today: string): ClosureValue => {
  const start = closureOf(rulesOf(field).empty(field, today));
  return {
    ...closure,
    status: 'not_displayed',
    close_begin_date: closure.close_begin_date || start.close_begin_date,
    close_begin_time: closure.close_begin_time || start.close_begin_time,
    close_end_time: closure.close_end_time || start.close_end_time,
  };
};
