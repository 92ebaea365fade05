const MAX_ID = 2 ** 31 - 1;

export const isId = (raw: unknown): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw > 0 && raw <= MAX_ID;
