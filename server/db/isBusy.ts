import { DatabaseBusy } from './DatabaseBusy';
import { sqlStateOf } from './sqlState';

/** Too slow (57014), going down or coming up (57P0x), out of connections or memory (53), connection lost (08). */
const STATES = /^(?:57014|57P0[123]|53|08)/;
/** What the driver says itself, without a state. */
const WORDS = /^(?:timeout exceeded when trying to connect|Connection terminated)/;
const CODES = /^(?:ECONNREFUSED|ECONNRESET|EPIPE)$/;

/** Whether the database could not be asked just now, as against having said no: trying again helps. */
export const isBusy = (error: unknown): boolean => {
  if (STATES.test(sqlStateOf(error) ?? '')) return true;
  for (let each = error, depth = 0; each instanceof Error && depth < 4; each = each.cause, depth += 1) {
    const code = 'code' in each && typeof each.code === 'string' ? each.code : '';
    if (each instanceof DatabaseBusy || WORDS.test(each.message) || CODES.test(code)) return true;
  }
  return false;
};
