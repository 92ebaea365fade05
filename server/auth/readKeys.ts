const KEY_BYTES = 32;

/** Keys as texts, separated by commas or lines: each 32 bytes in base64. undefined = there is something else among them. */
export const readKeys = (text: string): readonly string[] | undefined => {
  const keys = text.split(/[\s,]+/).filter((one) => one !== '');
  const isKey = (one: string): boolean =>
    /^[A-Za-z0-9+/_-]{43}=?$/.test(one) && Buffer.from(one, 'base64').length === KEY_BYTES;
  return keys.length > 0 && keys.every(isKey) ? keys : undefined;
};
