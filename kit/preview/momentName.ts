/** `вторник, 14:20` */
export const momentName = (moment: string, timeZone: string): string => {
  const parts = { weekday: 'long', hour: '2-digit', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat('ru-RU', parts).format(Date.parse(moment));
};
