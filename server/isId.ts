const MAX_ID = 2 ** 31 - 1;

/** A whole number that a row may have as its id. */
export const isId = (raw: unknown): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw > 0 && raw <= MAX_ID;

/** The ids of these, in their order. */
export const idsIn = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

/** The id that a text says; undefined = none that a row may have. */
export const readId = (text: string | undefined): number | undefined => {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;
  return isId(id) ? id : undefined;
};
