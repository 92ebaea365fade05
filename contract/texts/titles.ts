import type { CategoryKind, ChangeKind, MemberState, Preset } from '../vocabulary';

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

/** What a category holds, in words: sections, lists and choices of the console and of the server say the same. */
export const kindTitles = { food: 'Блюда', drink: 'Напитки' } as const satisfies Record<CategoryKind, string>;

export const presetTitles: Readonly<Record<Preset, string>> = {
  owner: 'Владелец',
  manager: 'Управляющий',
  chef: 'Шеф',
  bar: 'Бар и зал',
  viewer: 'Наблюдатель',
};

export const memberStates: Readonly<Record<MemberState, string>> = {
  active: 'Работает',
  invited: 'Приглашение отправлено',
  expired: 'Приглашение истекло',
};
