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
