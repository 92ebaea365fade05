/** Every one has a digit, unlike `EPERM` and `EROFS` of the system. */
const STATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/** The SQLSTATE of a database error, wherever the driver and drizzle's wrapper put it; undefined = it is none. */
export const sqlStateOf = (error: unknown): string | undefined => {
  for (
    let each: unknown = error, depth = 0;
    each instanceof Error && depth < 4;
    each = each.cause, depth += 1
  ) {
    if ('code' in each && typeof each.code === 'string' && STATE.test(each.code)) return each.code;
  }
  return undefined;
};

/**
 * Too slow (57014), going down or coming up, dropped, idle for too long (57P0x, 25P03), out of connections or memory (53),
 * connection lost (08), a replica that is not in charge (25006), overtaken by others once too often (40001, 40P01, 55P03).
 */
const STATES = /^(?:57014|57P0\d|25P03|53|08|25006|40001|40P01|55P03)/;
/** What the driver says itself, without a state: of a connection that is lost, not to be had, or of a pool that is closing. */
const WORDS =
  /^(?:timeout e|Connection terminated|Client (?:has encountered a connection error|was closed)|Cannot use a pool after calling end)/;
const CODES = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Whether the database could not be asked just now, as against having said no: trying again helps. */
export const isBusy = (error: unknown): boolean => {
  if (STATES.test(sqlStateOf(error) ?? '')) return true;
  for (let each = error, depth = 0; each instanceof Error && depth < 4; each = each.cause, depth += 1) {
    const code = 'code' in each && typeof each.code === 'string' ? each.code : '';
    if (each instanceof DatabaseBusy || WORDS.test(each.message) || CODES.test(code)) return true;
  }
  return false;
};

/** The database cannot be asked at the moment: it is starting anew, or too many wait for it. Trying again helps. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}
