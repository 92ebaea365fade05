/** What filling a venue from a template refuses. */
export const templateTexts = {
  unknown: 'Такого шаблона нет.',
  already: 'Меню из этого шаблона в точке уже есть.',
} as const;
