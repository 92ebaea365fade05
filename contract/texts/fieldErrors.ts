/**
 * The faults of a value, by the key that the checks of `contract/fields` give, in the words of the specifications where
 * they print them: console and server word an error alike, whoever found it. Counts in the three Russian forms, split as
 * polyglot splits them.
 */
export const fieldErrorTexts = {
  // Any field
  'errors.required': 'Обязательное поле',
  'errors.invalidFormat': 'Некорректное значение',
  'errors.invalidCharacters': 'Недопустимые символы',
  'errors.notOnlySpaces': 'Поле не может состоять только из пробелов',
  'errors.minLength':
    'Минимум %{smart_count} символ |||| Минимум %{smart_count} символа |||| Минимум %{smart_count} символов',
  'errors.maxLength':
    'Максимум %{smart_count} символ |||| Максимум %{smart_count} символа |||| Максимум %{smart_count} символов',
  'errors.minLetters':
    'Не меньше %{smart_count} буквы |||| Не меньше %{smart_count} букв |||| Не меньше %{smart_count} букв',
  'errors.minLettersOrDigits':
    'Не меньше %{smart_count} буквы или цифры |||| Не меньше %{smart_count} букв или цифр |||| Не меньше %{smart_count} букв или цифр',
  'errors.pattern': 'Значение не подходит по формату',
  'errors.number': 'Введите число',
  'errors.wholeNumber': 'Введите целое число',
  'errors.maxDecimals':
    'Не больше %{smart_count} знака после запятой |||| Не больше %{smart_count} знаков после запятой |||| Не больше %{smart_count} знаков после запятой',
  'errors.min': 'Не меньше %{min}',
  'errors.max': 'Не больше %{max}',
  'errors.minItems':
    'Выберите не меньше %{smart_count} значения |||| Выберите не меньше %{smart_count} значений |||| Выберите не меньше %{smart_count} значений',
  'errors.maxItems':
    'Выберите не больше %{smart_count} значения |||| Выберите не больше %{smart_count} значений |||| Выберите не больше %{smart_count} значений',
  'errors.selectFromList': 'Выберите значение из списка',
  'errors.email': 'Некорректный формат email',
  'errors.password':
    'Пароль должен быть не короче %{smart_count} символа |||| Пароль должен быть не короче %{smart_count} символов |||| Пароль должен быть не короче %{smart_count} символов',
  'errors.color': 'Укажите цвет в виде #RRGGBB',
  'errors.rating': 'Оценка — от 1 до %{max}',
  'errors.noAddress': 'Без адресов и ссылок',
  'errors.url': 'Введите корректную ссылку',
  'errors.urlSegment':
    'В адресе могут быть буквы, цифры и знаки «-», «_», «.», «~», и хотя бы одна буква или цифра',

  // Phones
  'errors.phone.required': 'Укажите номер телефона',
  'errors.phone.notEmpty': 'Номер телефона не может быть пустым',
  'errors.phone.typeRequired': 'Выберите тип телефона',
  'errors.phone.atLeastOne': 'Добавьте хотя бы один номер телефона',
  'errors.phone.invalidFormat': 'Некорректный формат номера телефона',
  'errors.phone.invalidCharacters': 'Номер содержит недопустимые символы',
  'errors.phone.wrongType': 'Укажите мобильный или городской номер',
  'errors.phone.minDigits':
    'В номере должно быть не меньше %{smart_count} цифры |||| В номере должно быть не меньше %{smart_count} цифр |||| В номере должно быть не меньше %{smart_count} цифр',
  'errors.phone.maxDigits':
    'В номере должно быть не больше %{smart_count} цифры |||| В номере должно быть не больше %{smart_count} цифр |||| В номере должно быть не больше %{smart_count} цифр',

  // Days
  'errors.date.min': 'Дата не может быть раньше %{date}',
  'errors.date.max': 'Дата не может быть позже %{date}',

  // Groups
  'errors.address.cityRequired': 'Укажите город',
  'errors.address.cityNotChosen': 'Выберите город из списка',
  'errors.address.cityOutside':
    'Выберите город из списка. Если вашего нет, выберите ближайший, а посёлок допишите к улице.',
  'errors.address.streetRequired': 'Укажите улицу',
  'errors.address.houseRequired': 'Укажите дом',
  'errors.schedule.invalid': 'График работы содержит ошибки',
  'errors.schedule.noDays': 'Выберите хотя бы один день',
  'errors.schedule.time': 'Укажите время в формате ЧЧ:ММ',
  'errors.schedule.order': 'Начало должно быть раньше окончания',
  'errors.closure.beginRequired': 'Укажите дату начала',
  'errors.closure.endRequired': 'Укажите дату окончания',
  'errors.closure.endBeforeBegin': 'Дата окончания не может быть раньше даты начала',
  'errors.closure.endTimeBeforeBegin': 'Время окончания раньше начала',
  'errors.closure.beforeToday': 'Дата не может быть раньше сегодняшней',
  'errors.closure.maxDate': 'Дата не может быть позже чем через год',
  'errors.closure.date': 'Укажите дату в формате ДД.ММ.ГГГГ',
  'errors.closure.time': 'Укажите время в формате ЧЧ:ММ',
  'errors.socials.invalidCharacters': 'Допустимы только латинские буквы, цифры, «_», «-» и «.»',
  'errors.ingredients.unclosed': 'Не хватает второй скобки или кавычки: где кончается ингредиент, не понять',

  // Files
  'errors.file.required': 'Добавьте файл',
  'errors.file.invalid': 'Некорректный формат файла',
  'errors.file.empty': 'Файл пустой',
  'errors.file.heic': 'Формат HEIC не поддерживается: сохраните фото как JPEG',
  'errors.file.truncated': 'Файл загружен не до конца: возьмите его ещё раз целиком',
  'errors.file.pixels':
    'Фото слишком большое: %{width} × %{height} точек, а можно до %{millions} миллионов. Уменьшите его',
  'errors.file.extensions': 'Допустимые форматы: %{extensions}',
  'errors.file.maxSize': 'Максимальный размер файла — %{size} МБ',
} as const;
