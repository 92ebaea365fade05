/** What is said of calls about pages of guests. */
export const guestTexts = {
  noAddress: 'У страницы ещё нет ссылки. Сохраните её в форме.',
  format: 'Укажите svg или png.',
  kind: 'Укажите point, menu или table.',
  number: 'Укажите номер.',
  moment: 'Укажите день и время не дальше года: 2026-11-27T23:30.',
  unsavedTooLarge: 'Столько несохранённого не показать. Сохраните форму.',
} as const;
