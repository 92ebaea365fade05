/** The words of the roles. */
export const messages = {
  title: 'Роли',
  area: 'Команда',
  count: '%{smart_count} роль |||| %{smart_count} роли |||| %{smart_count} ролей',
  add: 'Добавить роль',
  addTitle: 'Новая роль',
  editTitle: 'Роль',
  searchLabel: 'Название роли',
  preset: 'готовая',
  own: 'своя',
  members: '%{smart_count} человек |||| %{smart_count} человека |||| %{smart_count} человек',
  lockedPreset: 'Готовые роли не меняются. Чтобы настроить права по-своему, скопируйте эту роль.',
  copy: 'Скопировать',
  copyShort: 'Скопировать',
} as const;
