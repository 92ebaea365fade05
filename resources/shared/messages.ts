/** Words that several resources say. */
export const messages = {
  team: 'Команда',
  staff: 'Сотрудники',
  roles: 'Роли',
} as const;
