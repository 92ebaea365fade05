/** What a change of many rows refuses. */
export const bulkTexts = {
  yesOrNo: 'Ожидается да или нет.',
  either: 'Укажите либо записи, либо фильтры.',
  ids: 'Укажите от 1 до 5000 записей, каждую один раз.',
  rows: 'Ожидается от 1 до 5000 строк.',
  oneAct: 'Укажите одно действие: set, price, marks или move.',
  wrongAct: 'Это действие описано неверно.',
  versions: 'Ожидаются версии записей.',
  otherFields: 'Эти поля у многих записей сразу не меняются.',
  noFiles: 'Файлы у многих записей сразу не меняются.',
} as const;
