/** A day of a calendar in words, `27 декабря`, or by the parts that are wanted. */
export const dayWords = (
  day: string,
  parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' },
): string => new Intl.DateTimeFormat('ru-RU', { ...parts, timeZone: 'UTC' }).format(Date.parse(day));
