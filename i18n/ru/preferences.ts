/** What a person settles for themselves, at `/preferences`. */
export const preferences = {
  'preferences.title': 'Настройки',
  'preferences.lead': 'Действуют на всех ваших устройствах.',
  'preferences.save': 'Сохранить',
  'preferences.saved': 'Настройки сохранены',
  'preferences.failed': 'Не удалось загрузить настройки',
} as const;
