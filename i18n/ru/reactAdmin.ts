import type { TranslationMessages } from 'react-admin';

/** The names that a node declares itself; what it takes besides by any name is left out. */
type Named<Node> = keyof { [Name in keyof Node as string extends Name ? never : Name]: unknown } & string;

type KeysIn<Node, Path extends string> = {
  [Name in Named<Node>]: NonNullable<Node[Name & keyof Node]> extends string
    ? `${Path}${Name}`
    : KeysIn<NonNullable<Node[Name & keyof Node]>, `${Path}${Name}.`>;
}[Named<Node>];

/** Every key that react-admin's own types name. */
export type ReactAdminKey = KeysIn<TranslationMessages, ''>;

/**
 * Our words for react-admin, above those of `ra-language-russian`: what the specification words itself, what
 * its controllers say on our own pages, and where that package has no word, a foreign one, or one that does not fit.
 */
export const reactAdmin = {
  'ra.action.undo': 'Отменить',
  'ra.auth.auth_check_error': 'Войдите, чтобы продолжить',
  'ra.auth.email': 'Почта',
  'ra.message.auth_error': 'Не удалось проверить вход. Войдите ещё раз.',
  'ra.message.not_found': 'Проверьте адрес: такой страницы нет.',
  'ra.message.select_all_limit_reached': 'Записей слишком много: выбраны первые %{max}.',
  'ra.message.unsaved_changes':
    'Вы действительно хотите покинуть страницу? Введенные данные не будут сохранены',
  'ra.notification.created': 'Создано',
  'ra.notification.data_provider_error': 'Произошла неизвестная ошибка',
  'ra.notification.deleted':
    'Удалена %{smart_count} запись |||| Удалены %{smart_count} записи |||| Удалено %{smart_count} записей',
  'ra.notification.http_error': 'Сервер не ответил. Попробуйте ещё раз.',
  'ra.notification.item_doesnt_exist': 'Такой записи нет',
  'ra.notification.logged_out': 'Сеанс завершён. Войдите ещё раз.',
  'ra.notification.not_authorized': 'У вас нет прав на это действие.',
  'ra.notification.updated':
    'Сохранена %{smart_count} запись |||| Сохранены %{smart_count} записи |||| Сохранено %{smart_count} записей',
  'ra.page.create': 'Создание: %{name}',
  'ra.page.dashboard': 'Сводка',
  'ra.page.edit': '%{name}: %{recordRepresentation}',
  'ra.page.list': '%{name}',
  'ra.page.not_found': 'Страница не найдена (404)',
  'ra.validation.email': 'Некорректный формат email',
  'ra.validation.number': 'Введите число',
  'ra.validation.oneOf': 'Выберите значение из списка',
  'ra.validation.regex': 'Некорректный формат',
  'ra.validation.required': 'Обязательное поле',
} as const satisfies Partial<Record<ReactAdminKey, string>>;
