/** An id, also where it came as text (multipart); `undefined` = there is none. Ids of other shapes stay as they came. */
export const readId = (raw: unknown): unknown => {
  if (raw === null || raw === undefined || raw === '') return undefined;
  return typeof raw === 'string' && /^\d{1,15}$/.test(raw) ? Number(raw) : raw;
};
