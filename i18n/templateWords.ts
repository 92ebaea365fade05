/** A menu from a template, and the first steps of a new owner; the words come with what says them. */
export const templateWords = {
  fromTemplate: 'Меню из шаблона',
  title: 'Какое у вас заведение?',
  note: 'Категории и блюда появятся сразу. Гости увидят меню, когда вы укажете цены и включите показ.',
  choice: 'Шаблон',
  fill: 'Заполнить',
  failed: 'Шаблоны не загрузились',
  contents: '%{categories}, %{foods}',
  categories: '%{smart_count} категория |||| %{smart_count} категории |||| %{smart_count} категорий',
  foods: '%{smart_count} позиция |||| %{smart_count} позиции |||| %{smart_count} позиций',
  done: 'Меню «%{menu}» готово: %{what}',
  undone: 'Меню «%{menu}» убрано в корзину',
  start: {
    title:
      'Остался %{smart_count} шаг до первых гостей |||| Осталось %{smart_count} шага до первых гостей |||| Осталось %{smart_count} шагов до первых гостей',
    note: 'Шаги отмечаются сами.',
    done: 'Готово %{done} из %{all}',
    hide: 'Больше не показывать',
    ticked: 'Готово',
    open: 'Впереди',
    opens: 'Открыть',
    opensNote: 'Посмотрите на меню глазами гостя',
    steps: {
      venue: { title: 'Точка', note: 'Название, адрес и телефоны', act: 'Добавить точку' },
      hours: { title: 'Часы работы', note: 'Гости узнают, когда вы открыты', act: 'Указать' },
      menu: {
        title: 'Меню из шаблона',
        note: 'Кофейня, ресторан, бар или столовая — и сразу есть что править',
        act: 'Выбрать шаблон',
      },
      photo: { title: 'Первое фото', note: 'Блюда с фото заказывают чаще', act: 'Добавить' },
      code: { title: 'QR-код на столы', note: 'Лист А4 для печати', act: 'Открыть' },
      show: {
        title: 'Показать меню гостям',
        note: 'Новое меню скрыто, пока вы его не покажете',
        act: 'Показать',
      },
      page: {
        title: 'Открыть страницу гостя',
        note: 'Она откроется, когда точку одобрят и покажут',
        act: 'К показу точки',
      },
    },
  },
} as const;
