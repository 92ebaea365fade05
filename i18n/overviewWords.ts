/** The page «Сводка»; its words come with it. */
export const overviewWords = {
  title: 'Сводка',
  failed: 'Сводка не загрузилась',
  attention: 'Нужно внимание',
  allRight: 'Сегодня всё чисто',
  allRightNote:
    'Здесь появится то, что стоит поправить: точки, которых гости не видят, забытые стопы, блюда без фото, цены или состава.',
  more: 'Ещё %{smart_count} |||| Ещё %{smart_count} |||| Ещё %{smart_count}',
  unseenNote: 'Выключено в настройках точки',
  pendingNote: 'Гости увидят точку, когда её проверят',
  stop: 'Поставить на стоп',
  venues: 'Точки',
  allVenues: 'Все точки',
  numbers: 'Что видят гости',
  guestsSee: 'Гости видят',
  ofVenues: 'из %{smart_count} точки |||| из %{smart_count} точек |||| из %{smart_count} точек',
  openNow:
    'Сейчас открыта %{smart_count} |||| Сейчас открыто %{smart_count} |||| Сейчас открыто %{smart_count}',
  openOf:
    '%{smart_count} из %{all} открыта |||| %{smart_count} из %{all} открыты |||| %{smart_count} из %{all} открыты',
  allShut: 'Сейчас все закрыты',
  opened: 'Открыли меню за 7 дней',
  moreOpened: 'На\u00a0%{share}\u00a0% больше, чем неделю назад',
  lessOpened: 'На\u00a0%{share}\u00a0% меньше, чем неделю назад',
  looked: 'Чаще смотрят: %{dishes}',
  unnamed: 'Без названия',
  missed: 'Искали и не нашли',
  nothingMissed: 'Всё, что искали, нашлось',
  stoppedNow: 'На стопе сейчас',
  ofDishes: 'из %{smart_count} блюда |||| из %{smart_count} блюд |||| из %{smart_count} блюд',
  longStops:
    '%{smart_count} стоит дольше суток |||| %{smart_count} стоят дольше суток |||| %{smart_count} стоят дольше суток',
  freshStops: 'Ни одно не стоит дольше суток',
  changes: 'Последние изменения',
  journal: 'Журнал',
  noChanges: 'Изменений пока нет',
  noVenues: 'Пока нет ни одной точки',
  noVenuesNote: 'Добавьте первую: с неё начинаются меню, блюда и стоп-лист.',
  toPoints: 'Перейти к точкам',
  open: 'Открыто',
  openUntil: 'Открыто до %{moment}',
  closed: 'Закрыто',
  closedUntil: 'Закрыто до %{moment}',
  /** Beside a dot that says whether it is open. */
  until: 'до %{moment}',
  from: 'с %{moment}',
  shut: 'Временно закрыто',
  shutNow: 'закрыто',
  noHours: 'Часы работы не указаны',
  noStops: 'Стопов нет',
  stops: '%{smart_count} на стопе |||| %{smart_count} на стопе |||| %{smart_count} на стопе',
  seen: 'Видят гости',
  unseen: 'Не видят',
  rest: 'ещё %{smart_count} в других |||| ещё %{smart_count} в других |||| ещё %{smart_count} в других',
  checkMany: 'Проверить',
  kinds: {
    closed: 'Гости не видят точку «%{title}»',
    unseen: 'Гости не видят точку «%{title}»',
    pending: '«%{title}» на согласовании',
    stops:
      'Дольше суток на стопе %{smart_count}\u00a0блюдо |||| Дольше суток на стопе %{smart_count}\u00a0блюда |||| Дольше суток на стопе %{smart_count}\u00a0блюд',
    bin: 'В течение суток из корзины исчезнет %{smart_count}\u00a0запись |||| В течение суток из корзины исчезнут %{smart_count}\u00a0записи |||| В течение суток из корзины исчезнет %{smart_count}\u00a0записей',
    rejected:
      'Модератор отклонил %{smart_count}\u00a0точку |||| Модератор отклонил %{smart_count}\u00a0точки |||| Модератор отклонил %{smart_count}\u00a0точек',
    allergens:
      'У %{smart_count}\u00a0блюда не указаны состав и аллергены |||| У %{smart_count}\u00a0блюд не указаны состав и аллергены |||| У %{smart_count}\u00a0блюд не указаны состав и аллергены',
    hidden:
      'Гости больше не видят %{smart_count}\u00a0блюдо |||| Гости больше не видят %{smart_count}\u00a0блюда |||| Гости больше не видят %{smart_count}\u00a0блюд',
    price:
      'У %{smart_count}\u00a0блюда нет цены |||| У %{smart_count}\u00a0блюд нет цены |||| У %{smart_count}\u00a0блюд нет цены',
    photo:
      'У %{smart_count}\u00a0блюда нет фото |||| У %{smart_count}\u00a0блюд нет фото |||| У %{smart_count}\u00a0блюд нет фото',
    draft:
      'Не закончена %{smart_count}\u00a0точка |||| Не закончены %{smart_count}\u00a0точки |||| Не закончено %{smart_count}\u00a0точек',
  },
  /** What is done about it, on a button. */
  acts: {
    closed: 'Открыть раньше',
    unseen: 'Показать',
    pending: 'Посмотреть',
    stops: 'Разобрать',
    bin: 'Вернуть',
    rejected: 'Исправить',
    allergens: 'Указать',
    hidden: 'Показать',
    price: 'Указать',
    photo: 'Добавить',
    draft: 'Закончить',
  },
} as const;
