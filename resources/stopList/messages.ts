/** The words of the stop list (docs/spec/3-decisions.md). */
export const messages = {
  title: 'Стоп-лист',
  area: 'Меню',
  count: '%{smart_count} позиция |||| %{smart_count} позиции |||| %{smart_count} позиций',
  countAccusative: '%{smart_count} позицию |||| %{smart_count} позиции |||| %{smart_count} позиций',
  empty: 'Всё в продаже. Поставить позицию на стоп можно в списке блюд категории.',
  searchLabel: 'Название',
  columnTitle: 'Название',
  columnPlace: 'Меню и категория',
  columnPrice: 'Цена',
  columnSince: 'На стопе с',
  columnReturn: 'Действие',
  absentTitle: 'Этот сервер не показывает стоп-лист',
  absentNote: 'Поставить блюдо на стоп и вернуть его в продажу можно в списке блюд его категории.',
  toMenus: 'Перейти к меню',
} as const;
