const TRUE: readonly unknown[] = [true, 1, '1', 'true'];
const FALSE: readonly unknown[] = [false, 0, '0', 'false'];

/** Reads the ways a boolean travels (JSON, PHP, multipart); `undefined` = not a boolean. */
export const asBoolean = (raw: unknown): boolean | undefined => {
  if (TRUE.includes(raw)) return true;
  return FALSE.includes(raw) ? false : undefined;
};
