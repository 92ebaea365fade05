const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the text is a day of the calendar, `YYYY-MM-DD` (no 30th of February). */
export const isIsoDate = (text: string): boolean => {
  if (!DATE.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

/** The same day some years later; the 29th of February becomes the 28th where there is none. */
export const yearsLater = (date: string, years: number): string => {
  const [, year = '', month = '', day = ''] = DATE.exec(date) ?? [];
  const later = `${String(Number(year) + years).padStart(4, '0')}-${month}-${day}`;
  return isIsoDate(later) ? later : later.replace(/29$/, '28');
};
