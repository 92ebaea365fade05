import type { MemberState, Preset } from '../vocabulary';

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
