/** What a refused call says. Neutral: no cause, no path, nothing about other users' data. */
export const apiErrorTexts = {
  malformed: 'Запрос составлен неверно.',
  unauthorized: 'Войдите, чтобы продолжить.',
  wrongPassword: 'Неверная почта или пароль.',
  commonPassword: 'Такой пароль угадают первым. Придумайте другой.',
  wrongCurrent: 'Это не текущий пароль.',
  usedLink: 'Ссылка устарела, уже использована или неверна.',
  wrongTotp: 'Код неверен или уже использован. Дождитесь следующего и проверьте часы на телефоне.',
  ticketOver: 'Время на ввод кода вышло. Войдите ещё раз.',
  secondFactorOn: 'Вход с подтверждением уже включён.',
  secondFactorOff: 'Вход с подтверждением уже выключен.',
  secondFactorBegin: 'Начните заново: этот код QR устарел.',
  wrongOwnPassword: 'Неверный пароль.',
  wrongCode: 'Код неверен или устарел.',
  unverified: 'Почта не подтверждена. Введите код из письма или запросите новый.',
  forbidden: 'Это действие вам недоступно.',
  notFound: 'Ничего не найдено.',
  methodNotAllowed: 'Этот адрес не открывают таким способом.',
  conflict: 'Запись мешает другая запись.',
  parentDeleted: 'Сначала восстановите то, к чему относится эта запись.',
  restorePoint: 'Сначала восстановите точку',
  restoreMenu: 'Сначала восстановите меню',
  restoreCategory: 'Сначала восстановите категорию',
  restoreClash:
    'Пока запись была удалена, её адрес занял кто-то другой. Измените адрес той записи и повторите.',
  urlTaken: 'Этот адрес уже занят.',
  urlFree: 'Свободен такой:',
  windowOver: 'Срок восстановления истёк.',
  stale: 'Запись уже изменил кто-то другой. Откройте её снова, чтобы увидеть изменения.',
  wrongFilter: 'Такого значения у этого фильтра быть не может.',
  statusMove: 'Из нынешнего статуса сюда перейти нельзя.',
  ids: 'Укажите от 1 до 500 записей, каждую один раз.',
  unknownKey: 'Такого поля здесь нет.',
  notWritable: 'Это поле нельзя изменить.',
  page: 'Укажите целое число от 1.',
  sort: 'По этому столбцу список не сортируется.',
  unknownFilter: 'По этому полю список не фильтруется.',
  kind: 'Укажите food или drink.',
  parent: 'Укажите, к чему относится запись.',
  tooLarge: 'Отправлено слишком много данных.',
  unsupportedType: 'Данные такого вида не принимаются.',
  invalid: 'Проверьте заполнение полей.',
  keyReused: 'Этот ключ повтора уже использован для другого запроса.',
  tooMany: 'Слишком много попыток. Попробуйте позже.',
  busy: 'Сервер перегружен. Попробуйте через минуту.',
  diskHangs: 'Диск сервера не отвечает. Попробуйте через минуту.',
  tooManyFiles: 'Слишком много файлов загружается одновременно. Повторите чуть позже.',
  noRoom: 'На сервере закончилось место. Попробуйте позже.',
  failure: 'На сервере что-то пошло не так. Мы уже знаем об этом.',
} as const;

/** What a body is refused for that its schema does not let through, by the keyword that refused it. */
export const schemaFaultTexts: Readonly<
  Record<string, (params: Readonly<Record<string, unknown>>) => string>
> = {
  required: () => 'Этого поля не хватает.',
  additionalProperties: () => 'Такого поля здесь нет.',
  type: ({ type }) => TYPES[String(type)] ?? OTHERWISE,
  enum: ({ allowedValues }) =>
    Array.isArray(allowedValues) ? `Ожидается одно из: ${allowedValues.join(', ')}.` : OTHERWISE,
  minimum: ({ limit }) => `Не меньше ${limit}.`,
  maximum: ({ limit }) => `Не больше ${limit}.`,
  minLength: ({ limit }) => `Не короче ${limit} знаков.`,
  maxLength: ({ limit }) => `Не длиннее ${limit} знаков.`,
  minItems: ({ limit }) => `Не меньше ${limit} в списке.`,
  maxItems: ({ limit }) => `Не больше ${limit} в списке.`,
  uniqueItems: () => 'Каждое значение — один раз.',
  otherwise: () => OTHERWISE,
};

const OTHERWISE = 'Такого значения здесь быть не может.';

const TYPES: Readonly<Record<string, string>> = {
  string: 'Ожидается текст.',
  integer: 'Ожидается целое число.',
  number: 'Ожидается число.',
  boolean: 'Ожидается да или нет.',
  array: 'Ожидается список.',
  object: 'Ожидаются поля с их значениями.',
};
