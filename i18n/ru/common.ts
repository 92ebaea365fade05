import { PRODUCT } from '../../contract/product';
/** Words that every screen may use. */
export const common = {
  'common.passwordHelp': 'Не меньше %{min} символов',
  'common.product': PRODUCT,
  'common.yes': 'Да',
  'common.no': 'Нет',
  'common.cancel': 'Отмена',
  'common.close': 'Закрыть',
  'common.retry': 'Попробовать ещё раз',
  'common.reload': 'Обновить страницу',
  'common.loading': 'Загрузка',
  'common.back': 'Назад',
  'common.more': 'Ещё',
  'common.broken': 'Что-то пошло не так...',
  'common.brokenLead': 'Страница не смогла открыться. Обновите её; если не поможет, попробуйте чуть позже.',
  'common.brokenStale':
    'Часть кабинета не загрузилась: вышла новая версия или пропала сеть. Проверьте соединение и обновите страницу.',
  'common.notFound': 'Страница не найдена (404)',
  'common.notFoundLead': 'Возможно, в адресе опечатка или страницу удалили.',
  'common.toStart': 'На главную',
  'common.noAnswer': 'Нет ответа от сервера',
  'common.noAnswerLead':
    'Вы не вышли: как только связь вернётся, всё откроется снова. Проверьте интернет и попробуйте ещё раз.',
  'common.checkFailed': 'Не удалось проверить вход',
  'common.checkFailedLead':
    'Вы не вышли: сервер не смог ответить, кто вы. Попробуйте ещё раз; если не поможет, войдите заново.',
  'common.slowAnswer': 'Ответ задерживается',
  'common.slowAnswerLead': 'Мы всё ещё ждём сервер: как только он ответит, кабинет откроется сам.',
  'common.signInAnew': 'Войти заново',
  'common.empty': '—',
} as const;
