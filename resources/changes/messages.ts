/** The words of the journal. */
export const messages = {
  title: 'Журнал',
  area: 'Управление',
  count: '%{smart_count} изменение |||| %{smart_count} изменения |||| %{smart_count} изменений',
  countAccusative: '%{smart_count} изменение |||| %{smart_count} изменения |||| %{smart_count} изменений',
  empty: 'Изменений пока нет. Здесь будет видно, кто и что изменил в ваших точках.',
  searchLabel: 'Что изменили',
  absentTitle: 'Этот сервер не ведёт журнал',
  absentNote: 'Кто и что изменил, здесь узнать нельзя.',
  toMenus: 'К точкам',
} as const;
