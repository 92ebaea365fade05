/** The shell: sidebar labels as docs/spec/3-decisions.md settles them, and the pages that are everybody's. */
export const shell = {
  'shell.group.management': 'Управление',
  'shell.group.menu': 'Меню',
  'shell.group.team': 'Команда',
  'shell.group.account': 'Аккаунт',

  'shell.dashboard': 'Сводка',
  'shell.points': 'Точки',
  'shell.finance': 'Бюджет',
  'shell.analytics': 'Аналитика',
  'shell.menus': 'Меню',
  'shell.stopList': 'Стоп-лист',
  'shell.ingredients': 'Ингредиенты',
  'shell.staff': 'Сотрудники',
  'shell.schedule': 'График работы',
  'shell.salary': 'Табель',
  'shell.recruitment': 'Вакансии',
  'shell.preferences': 'Настройки',
  'shell.notifications': 'Уведомления',
  'shell.profile': 'Профиль: %{name}',

  'shell.account': 'Личный кабинет',

  'shell.navigation': 'Разделы консоли',
  'shell.openMenu': 'Открыть меню',
  'shell.closeMenu': 'Закрыть меню',
  'shell.collapse': 'Свернуть меню',
  'shell.expand': 'Развернуть меню',
  'shell.skip': 'Перейти к содержимому',
  'shell.mode.auto': 'Оформление как в системе',
  'shell.mode.light': 'Светлое оформление',
  'shell.mode.dark': 'Тёмное оформление',

  'shell.closed': 'Этот раздел вам недоступен',
  'shell.closedLead': 'Если он нужен вам для работы, попросите доступ у владельца заведения.',
  'shell.toArea': 'Открыть раздел «%{title}»',

  'shell.later': 'Раздел появится позже',
  'shell.laterLead': 'Раздел «%{title}» ещё не готов. Точки и меню уже работают.',
  'shell.toPoints': 'К точкам',
  'shell.offline': 'Нет сети. Введённое останется на месте: сохраните, когда связь вернётся.',
  'shell.online': 'Связь вернулась.',
} as const;
