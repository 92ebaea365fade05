import type { ChangeKind } from '../vocabulary';

/** What happened, as filters offer it. */
export const changeTitles: Readonly<Record<ChangeKind, string>> = {
  create: 'Создание',
  update: 'Изменение',
  delete: 'Удаление',
  restore: 'Восстановление',
  destroy: 'Удаление навсегда',
  stop: 'Постановка на стоп',
  resume: 'Возврат в продажу',
  order: 'Порядок',
  move: 'Перемещение',
  allergens: 'Аллергены',
};
