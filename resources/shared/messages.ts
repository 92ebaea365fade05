/** Words that several resources say. */
export const messages = {
  team: 'Команда',
  staff: 'Сотрудники',
  roles: 'Роли',
  menuView: 'Вид меню',
  board: 'Редактор',
  list: 'Список',
  inStop: 'На стопе',
  venueParts: 'Разделы точки',
  parts: { menus: 'Меню', stopList: 'Стоп-лист', codes: 'QR-коды', staff: 'Команда', data: 'Данные' },
} as const;
