/** Words that every screen may use. */
export const common = {
  'common.product': 'Carte',
  'common.yes': 'Да',
  'common.no': 'Нет',
  'common.ok': 'Хорошо',
  'common.cancel': 'Отмена',
  'common.close': 'Закрыть',
  'common.save': 'Сохранить',
  'common.retry': 'Попробовать ещё раз',
  'common.reload': 'Обновить страницу',
  'common.loading': 'Загрузка',
  'common.back': 'Назад',
  'common.more': 'Ещё',
  'common.later': 'Появится позже',
  'common.empty': '—',
} as const;
