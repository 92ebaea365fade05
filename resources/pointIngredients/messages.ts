/** The words of a point's ingredients (docs/spec/3-decisions.md). */
export const messages = {
  title: 'Ингредиенты',
  area: 'Меню',
  count: '%{smart_count} ингредиент |||| %{smart_count} ингредиента |||| %{smart_count} ингредиентов',
  empty: 'Ингредиенты появятся здесь, когда вы укажете их в составе блюд.',
  searchLabel: 'Название ингредиента',
  columnTitle: 'Ингредиент',
  columnAllergen: 'Аллерген',
  columnFoods: 'В каких блюдах',
  allergen: 'Аллерген',
  andMore: 'и ещё %{smart_count} |||| и ещё %{smart_count} |||| и ещё %{smart_count}',
  absentTitle: 'Этот сервер не показывает список ингредиентов',
  absentNote: 'Ингредиенты каждого блюда можно увидеть и изменить в его составе.',
  toMenus: 'Перейти к меню',
} as const;
