/** Named views of lists. */
export const views = {
  'views.title': 'Виды списка',
  'views.empty':
    'Сохраните порядок, столбцы, фильтры и число строк под своим названием, чтобы возвращаться к ним в одно касание.',
  'views.failed': 'Не удалось загрузить виды',
  'views.missing': 'Этого вида больше нет, или он не ваш. Список показан как обычно.',
  'views.shared': 'Виден команде',
  'views.sharedBy': 'Для команды: %{author}',
  'views.delete': 'Удалить вид «%{title}»',
  'views.deleteOwn': 'Удалить вид «%{title}»?',
  'views.deleteShared': 'Удалить вид «%{title}»? Он исчезнет у всей команды.',
  'views.deleted': 'Вид «%{title}» удалён',
  'views.columns': 'Столбцы таблицы',
  'views.keepTitle': 'Сохранить то, что на экране',
  'views.name': 'Название вида',
  'views.share': 'Показывать команде',
  'views.keep': 'Сохранить вид',
  'views.replace': 'Обновить вид',
  'views.kept': 'Вид «%{title}» сохранён',
} as const;
