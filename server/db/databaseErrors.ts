/** Every one has a digit, unlike `EPERM` and `EROFS` of the system. */
const STATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/** The SQLSTATE of a database error, wherever the driver and drizzle's wrapper put it; undefined = it is none. */
export const sqlStateOf = (error: unknown): string | undefined => {
  const found = behind(error).find((each) => STATE.test(codeOf(each)));
  return found && codeOf(found);
};

/** The error and what was behind it. */
const behind = (error: unknown): readonly Error[] => {
  const found: Error[] = [];
  for (let each = error; each instanceof Error && found.length < 4; each = each.cause) found.push(each);
  return found;
};

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

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
export const isBusy = (error: unknown): boolean =>
  STATES.test(sqlStateOf(error) ?? '') ||
  behind(error).some(
    (each) => each instanceof DatabaseBusy || WORDS.test(each.message) || CODES.test(codeOf(each)),
  );

/** Whether it waits for a disk that does not answer. */
export const isDiskHanging = (error: unknown): boolean =>
  behind(error).some((each) => each instanceof DiskHangs);

/** The database cannot be asked at the moment: it is starting anew, or too many wait for it. Trying again helps. */
export class DatabaseBusy extends Error {
  override readonly name: string = 'DatabaseBusy';
}

/** The disk takes too long to sync: what was found or written may not be told of yet. */
export class DiskHangs extends DatabaseBusy {
  override readonly name = 'DiskHangs';
}
