/** What a copy is called, and what is said of it. */
export const copyTexts = {
  first: ' (копия)',
  further: (number: number): string => ` (копия ${number})`,
  suffix: /\s\(копия(?: \d+)?\)$/u,
  takeRow: 'Укажите блюдо, откуда перенести и что: price, images или composition.',
  sourceGone: 'Блюда, из которого переносим, уже нет.',
  tooMany: 'За один раз копируется до 5000 категорий и блюд, во все точки вместе — до 20 000.',
  noRight: 'Создавать такое вам нельзя.',
  noLicence: 'У точки нет лицензии на алкоголь: отметка об алкоголе снята.',
} as const;
