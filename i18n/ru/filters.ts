/** The filters menu of the list page. */
export const filters = {
  'filters.open': 'Фильтры',
  'filters.openCount': 'Фильтры: %{smart_count}',
  'filters.active': 'Выбранные фильтры',
  'filters.drop': 'Убрать фильтр: %{name}',
  'filters.apply': 'Показать',
  'filters.reset': 'Сбросить',
  'filters.any': 'Не важно',
  'filters.from': 'С',
  'filters.to': 'По',
  'filters.since': 'с %{date}',
  'filters.until': 'по %{date}',
  'filters.unknown': 'Фильтр',
  'filters.none': 'Для этого списка фильтров нет',
  'filters.search': 'Поиск: %{query}',
  'filters.pickDates': 'Выберите день или промежуток',
} as const;
