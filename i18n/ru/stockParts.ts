import type { ReactAdminKey } from './reactAdmin';

/** Our words for what only react-admin's own parts say; read with the first of them. */
export const stockParts = {
  'ra.action.bulk_actions':
    'Выбрана %{smart_count} запись |||| Выбрано %{smart_count} записи |||| Выбрано %{smart_count} записей',
  'ra.action.edit': 'Изменить',
  'ra.action.unselect': 'Снять выделение',
  'ra.configurable.inspector.content': 'Наведите на часть страницы, чтобы её настроить',
  'ra.guesser.empty.message': 'Проверьте источник данных',
  'ra.guesser.empty.title': 'Нет данных',
  'ra.input.references.all_missing': 'Связанные записи не найдены',
  'ra.input.references.many_missing': 'Одной из связанных записей уже нет',
  'ra.input.references.single_missing': 'Связанной записи уже нет',
  'ra.message.bulk_delete_content':
    'Удалить эту запись? |||| Удалить %{smart_count} записи? |||| Удалить %{smart_count} записей?',
  'ra.message.bulk_delete_title':
    'Удалить %{smart_count} запись |||| Удалить %{smart_count} записи |||| Удалить %{smart_count} записей',
  'ra.message.bulk_update_content':
    'Изменить эту запись? |||| Изменить %{smart_count} записи? |||| Изменить %{smart_count} записей?',
  'ra.message.bulk_update_title':
    'Изменить %{smart_count} запись |||| Изменить %{smart_count} записи |||| Изменить %{smart_count} записей',
  'ra.message.delete_content': 'Удалить эту запись?',
  'ra.message.delete_title': 'Удалить «%{recordRepresentation}»',
  'ra.navigation.next': 'На следующую страницу',
  'ra.navigation.previous': 'На предыдущую страницу',
  'ra.page.empty': 'Здесь пока пусто.',
  'ra.page.invite': 'Добавить первую запись?',
} as const satisfies Partial<Record<ReactAdminKey, string>>;
