/** The deleted-items mode of the list page, and the confirmations of everything that deletes or brings back. */
export const bin = {
  'bin.title': 'Удалённые',
  'bin.empty': 'Удалённых записей нет',
  'bin.emptyNote': 'Всё удалённое хранится здесь семь дней: за это время его можно восстановить.',
  'bin.backToList': 'Вернуться к списку',
  'bin.restore': 'Восстановить',
  'bin.destroy': 'Удалить навсегда',
  'bin.deletedAt': 'Дата удаления',
  'bin.daysLeft': 'До удаления',
  'bin.days':
    'Остался %{smart_count} день |||| Осталось %{smart_count} дня |||| Осталось %{smart_count} дней',
  'bin.lastDay': 'Удалится сегодня',
  'bin.ask.deleteOne': 'Удалить «%{name}»?',
  'bin.ask.deleteMany': 'Удалить %{count}?',
  'bin.ask.deleteNote':
    'Вернуть можно будет в течение %{smart_count} дня из раздела удалённых. |||| Вернуть можно будет в течение %{smart_count} дней из раздела удалённых. |||| Вернуть можно будет в течение %{smart_count} дней из раздела удалённых.',
  'bin.ask.deleteForGoodNote': 'Отменить это действие нельзя.',
  'bin.ask.restoreOne': 'Восстановить «%{name}»?',
  'bin.ask.restoreMany': 'Восстановить %{count}?',
  'bin.ask.restoreNote':
    'Вернётся в список, как до удаления. |||| Вернутся в список, как до удаления. |||| Вернутся в список, как до удаления.',
  'bin.ask.destroyOne': 'Удалить «%{name}» навсегда?',
  'bin.ask.destroyMany': 'Удалить навсегда %{count}?',
  'bin.ask.destroyNote': 'Восстановить после этого будет нельзя.',
  'bin.ask.andMore': 'и ещё %{smart_count} |||| и ещё %{smart_count} |||| и ещё %{smart_count}',
  'bin.ask.unseen':
    '%{smart_count} из них сейчас не видна на экране. |||| %{smart_count} из них сейчас не видны на экране. |||| %{smart_count} из них сейчас не видны на экране.',
  'bin.done.delete': 'Удалено: %{count}',
  'bin.done.restore': 'Восстановлено: %{count}',
  'bin.done.destroy': 'Удалено навсегда: %{count}',
} as const;
