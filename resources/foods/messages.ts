import { unitTitles } from '../../contract/texts/units';

/** The words of foods and drinks. */
export const messages = {
  title: 'Блюда',
  area: 'Меню',
  menus: 'Список меню',
  menu: 'Категории меню',
  count: '%{smart_count} блюдо |||| %{smart_count} блюда |||| %{smart_count} блюд',
  countAccusative: '%{smart_count} блюдо |||| %{smart_count} блюда |||| %{smart_count} блюд',
  add: 'Добавить блюдо',
  addTitle: 'Новое блюдо',
  editTitle: 'Редактирование блюда',
  deletedTitle: 'Удалённые блюда',
  empty: 'Добавьте первое блюдо этой категории.',
  emptyDeleted: 'Удалённых блюд нет',
  missing: 'Блюдо не найдено',
  missingHint: 'Возможно, его удалили или у вас нет к нему доступа.',
  categoryMissing: 'Категория не найдена',
  categoryMissingHint:
    'Возможно, её удалили: тогда её можно восстановить из удалённых категорий её меню. Или у вас нет к ней доступа.',
  deletedMenus: 'Удалённые меню',
  searchLabel: 'Название',
  notLoaded: 'Блюда не загрузились',
  fetchError: 'errors.fetchFoods',
  fetchDeletedError: 'errors.fetchDeletedFoods',
  columnTitle: 'Название',
  columnPrice: 'Цена',
  columnPortion: 'Порция',
  columnStop: 'Продажа',
  columnUpdatedAt: 'Изменено',
  ...unitTitles,
  inStop: 'На стопе',
  // In the palette: what may be typed before a dish, and what it does.
  stopWords: ['стоп'],
  returnWords: ['вернуть'],
  priceWords: ['цена'],
  changePrice: 'Изменить цену',
  priceHint: 'Допишите новую цену: «%{title} 440»',
  priceDone: 'Цена «%{title}»: %{price}',
  onSale: 'В продаже',
  tabGeneral: 'Основное',
  tabComposition: 'Состав',
} as const;

/** The same for a category of drinks. */
export const drinkMessages = {
  title: 'Напитки',
  count: '%{smart_count} напиток |||| %{smart_count} напитка |||| %{smart_count} напитков',
  countAccusative: '%{smart_count} напиток |||| %{smart_count} напитка |||| %{smart_count} напитков',
  add: 'Добавить напиток',
  addTitle: 'Новый напиток',
  editTitle: 'Редактирование напитка',
  deletedTitle: 'Удалённые напитки',
  empty: 'Добавьте первый напиток этой категории.',
  emptyDeleted: 'Удалённых напитков нет',
  missing: 'Напиток не найден',
  missingHint: 'Возможно, его удалили или у вас нет к нему доступа.',
} as const;
