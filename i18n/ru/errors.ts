import { fieldErrorTexts } from '../../contract/texts/fieldErrors';

/** Everything that can go wrong, in words for people. Printed texts of the specifications stand word for word. */
export const errors = {
  // Calls
  'errors.common': 'Что-то пошло не так. Попробуйте ещё раз.',
  'errors.unknown': 'Произошла неизвестная ошибка',
  'errors.network': 'Нет связи с сервером. Проверьте подключение к интернету и попробуйте ещё раз.',
  'errors.badAnswer': 'Сервер ответил непонятно. Попробуйте ещё раз позже.',
  'errors.login': 'Ошибка входа',
  'errors.registration': 'Ошибка регистрации',
  'errors.confirm': 'Ошибка подтверждения',
  'errors.sendCode': 'Ошибка отправки кода',
  'errors.sendLetter': 'Не удалось отправить письмо. Попробуйте ещё раз.',
  'errors.newPassword': 'Не удалось сохранить пароль. Попробуйте ещё раз.',
  'errors.fetchPoints': 'Не удалось загрузить точки. Пожалуйста, попробуйте позже.',
  'errors.fetchDeletedPoints': 'Не удалось загрузить удалённые точки. Пожалуйста, попробуйте позже.',
  'errors.fetchMenus': 'Не удалось загрузить меню. Пожалуйста, попробуйте позже.',
  'errors.fetchDeletedMenus': 'Не удалось загрузить удалённые меню. Пожалуйста, попробуйте позже.',
  'errors.fetchCategories': 'Не удалось загрузить категории. Пожалуйста, попробуйте позже.',
  'errors.fetchDeletedCategories': 'Не удалось загрузить удалённые категории. Пожалуйста, попробуйте позже.',
  'errors.fetchFoods': 'Не удалось загрузить блюда. Пожалуйста, попробуйте позже.',
  'errors.fetchDeletedFoods': 'Не удалось загрузить удалённые блюда. Пожалуйста, попробуйте позже.',
  'errors.delete': 'Не удалось удалить. Попробуйте ещё раз.',
  'errors.restore': 'Не удалось восстановить. Попробуйте ещё раз.',
  'errors.destroy': 'Не удалось удалить навсегда. Попробуйте ещё раз.',
  'errors.filters': 'Не удалось загрузить фильтры',
  'errors.sectionMissing': 'Сервер не прислал поля этой формы',
  'errors.sectionMalformed': 'Сервер прислал поля этой формы в непонятном виде',

  // Values: the server says the same.
  ...fieldErrorTexts,
} as const;
