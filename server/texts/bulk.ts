/** What a change of many rows refuses. */
export const bulkTexts = {
  either: 'Укажите либо записи, либо фильтры.',
  ids: 'Укажите от 1 до 5000 записей, каждую один раз.',
  oneAct: 'Укажите одно действие: set, price, marks или move.',
  wrongAct: 'Это действие описано неверно.',
  otherFields: 'Эти поля у многих записей сразу не меняются.',
  noFiles: 'Файлы у многих записей сразу не меняются.',
} as const;
