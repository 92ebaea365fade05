/**
 * Words of the rights of a role. No area of the catalogue: they stand in the chunk of what draws rights, so that no list and no
 * other form reads them.
 */
export const rightsWords = {
  levels: { view: 'Смотрит', create: 'Добавляет', edit: 'Изменяет', delete: 'Удаляет' },
  states: { open: 'Как в разделе', read: 'Смотрит', hidden: 'Не видит' },

  caption: 'Права по разделам',
  area: 'Раздел',
  cell: '%{area}: %{level}',
  cellLocked: '%{area}: %{level}. У вас нет этого права, поэтому и дать его нельзя',
  wholeArea: '%{area}: все права раздела',
  everywhere: '%{level} во всех разделах',
  notYours: 'У вас нет этого права, поэтому и дать его нельзя',
  locked: 'Бледные отметки недоступны: дать можно только те права, которые есть у вас.',

  fields: 'Отдельные поля',
  fieldsLead: 'Здесь можно закрыть часть формы: например, оставить цену только для чтения.',
  field: 'Поле',
  fieldCell: '%{field}: %{state}',
  requiredField: 'Поле обязательное: без него нельзя добавлять новое',
  narrowed:
    'Ограничено %{smart_count} поле |||| Ограничены %{smart_count} поля |||| Ограничено %{smart_count} полей',
  nothingNarrowed: 'Как в разделе',

  areas: { menu: 'Меню и блюда', prices: 'Цены', stop: 'Стоп-лист', points: 'Точки', team: 'Команда' },
  told: {
    all: 'всё',
    edit: 'изменяет',
    noPrices: 'кроме цен',
    stop: 'ставит и снимает',
    view: 'смотрит',
    none: 'не видит',
  },
  notes: {
    owner: 'Отвечает за всё. Может передать владение другому.',
    manager: 'Ведёт точки, меню, цены и команду.',
    chef: 'Отвечает за блюда, состав и аллергены.',
    bar: 'За стойкой и в зале: стоп-лист.',
    viewer: 'Бухгалтер или партнёр: смотрит, но не меняет.',
  },
  ownNote: 'Права этой роли вы задали сами.',
} as const;
