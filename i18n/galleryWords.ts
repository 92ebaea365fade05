/** What the sample data provider of the gallery finds. */
export const gallerySuggestions = {
  cities: [
    { id: 1, title: 'Москва', region: 'Москва' },
    { id: 2, title: 'Киров', region: 'Кировская область' },
    { id: 3, title: 'Киров', region: 'Калужская область' },
    { id: 4, title: 'Казань', region: 'Республика Татарстан' },
  ],
  ingredients: [
    { id: 1, title: 'Молоко', is_allergen: true },
    { id: 3, title: 'Мёд', is_allergen: true },
    { id: 4, title: 'Морковь', is_allergen: false },
  ],
};

export const galleryWords = {
  title: 'Галерея полей',
  lead: 'Все типы полей во всех состояниях. Внизу страницы — редактор: вставьте раздел и посмотрите форму.',
  hidden: 'скрыто: поля нет на странице',
  modes: {
    edit: 'Изменение',
    read: 'Чтение',
    required: 'Обязательное',
    error: 'С ошибкой',
    counter: 'Со счётчиком',
    hidden: 'Скрытое',
  },
  all: 'Все типы',
  editor: 'Раздел в JSON',
  editorHint: 'Список полей или ответ сервера целиком: { "point_general": [...] }.',
  notJson: 'Это не JSON: %{reason}',
  clean: 'Замечаний нет',
  faults: 'Замечания',
  section: 'Раздел',
  form: 'Форма',
  check: 'Проверить и показать, что уйдёт на сервер',
  payload: 'Уйдёт на сервер',
} as const;
