/** Words that several resources say. */
export const messages = {
  team: 'Команда',
  staff: 'Сотрудники',
  roles: 'Роли',
  menuView: 'Вид меню',
  board: 'Редактор',
  list: 'Список',
} as const;
