/** Sign-in, registration, confirmation, and the messages under their fields. */
export const auth = {
  'auth.login.title': 'Вход',
  'auth.login.lead': 'Рады видеть вас снова.',
  'auth.login.submit': 'Войти',
  'auth.login.toRegister': 'Нет учётной записи?',
  'auth.login.register': 'Зарегистрироваться',
  'auth.login.forgot': 'Забыли пароль?',
  'auth.wanted': 'Войдите, чтобы открыть эту страницу. Мы вернём вас на неё.',

  'auth.lost': 'Сеанс завершён. Войдите снова, и мы вернём вас на эту страницу.',
  'auth.lostKept':
    'Сеанс завершён. Введённое сохранено на этом устройстве: войдите снова, и мы вернём вас на эту страницу.',
  'auth.wait': 'Следующая попытка через %{time}.',
  'auth.seconds': '%{smart_count} секунду |||| %{smart_count} секунды |||| %{smart_count} секунд',
  'auth.minutes': '%{smart_count} минуту |||| %{smart_count} минуты |||| %{smart_count} минут',
  'auth.hours': '%{smart_count} час |||| %{smart_count} часа |||| %{smart_count} часов',

  'auth.register.title': 'Регистрация',
  'auth.register.lead': 'Несколько полей, и можно добавлять заведение.',
  'auth.register.submit': 'Зарегистрироваться',
  'auth.register.toLogin': 'Уже есть учётная запись?',
  'auth.register.login': 'Войти',

  'auth.confirm.title': 'Подтверждение почты',
  'auth.confirm.lead': 'Мы отправили код из %{length} цифр на %{email}.',
  'auth.confirm.leadUnsent': 'Адрес %{email} ещё не подтверждён. Введите код из письма или запросите новый.',
  'auth.confirm.submit': 'Подтвердить',
  'auth.confirm.resend': 'Отправить код ещё раз',
  'auth.confirm.resendIn': 'Отправить ещё раз через %{time}',
  'auth.confirm.resent': 'Код отправлен ещё раз. Проверьте почту и папку «Спам».',
  'auth.confirm.back': 'Другая почта',

  'auth.forgot.title': 'Забыли пароль?',
  'auth.forgot.lead': 'Отправим на почту ссылку, по которой можно задать новый пароль.',
  'auth.forgot.submit': 'Отправить ссылку',
  'auth.forgot.toLogin': 'Вспомнили пароль?',
  'auth.forgot.sentTitle': 'Проверьте почту',
  'auth.forgot.sent':
    'Если на %{email} есть учётная запись, письмо со ссылкой уже в пути. Ссылка действует 30 минут. Не пришло? Загляните в папку «Спам».',
  'auth.forgot.resend': 'Отправить ещё раз',
  'auth.forgot.resent': 'Отправлено ещё раз. Действует только ссылка из последнего письма.',

  'auth.newPassword.title': 'Новый пароль',
  'auth.newPassword.lead': 'Задайте новый пароль. На других устройствах понадобится войти снова.',
  'auth.newPassword.leadRefused': 'По этой ссылке пароль задать не получилось.',
  'auth.newPassword.submit': 'Сохранить и войти',
  'auth.newPassword.again': 'Запросить новую ссылку',
  'auth.newPassword.refused': 'Ссылка устарела, уже использована или неверна.',

  'auth.invitation.title': 'Приглашение',

  'auth.second.title': 'Подтверждение входа',
  'auth.second.lead':
    'Введите код из приложения: %{length} цифр. Если код не подходит, проверьте на телефоне, что время выставляется автоматически.',
  'auth.second.code': 'Код из приложения',
  'auth.second.byRecovery': 'Ввести резервный код',
  'auth.second.recoveryLead': 'Введите один из резервных кодов. Каждый срабатывает один раз.',
  'auth.second.recoveryCode': 'Резервный код',
  'auth.second.byApp': 'Ввести код из приложения',
  'auth.second.usedTitle': 'Вы вошли по резервному коду',
  'auth.second.someLeft':
    'Остался %{smart_count} резервный код. |||| Осталось %{smart_count} резервных кода. |||| Осталось %{smart_count} резервных кодов.',
  'auth.second.noneLeft':
    'Это был последний. Чтобы получить новые коды, выключите и снова включите вход с подтверждением в личном кабинете, пока приложение под рукой.',
  'auth.second.continue': 'Продолжить',

  'auth.name': 'Имя',
  'auth.email': 'Почта',
  'auth.phone': 'Телефон',
  'auth.password': 'Пароль',
  'auth.code': 'Код из письма',
  'auth.termsBefore': 'Принимаю',
  'auth.termsLink': 'условия использования',
  'auth.termsAfter': 'и согласен на обработку персональных данных',
  'auth.showPassword': 'Показать пароль',
  'auth.hidePassword': 'Скрыть пароль',

  'auth.problem.required': 'Обязательное поле',
  'auth.problem.name': 'От %{min} до %{max} символов',
  'auth.problem.email': 'Некорректный формат email',
  'auth.problem.phone': 'От %{min} до %{max} цифр, в начале можно +',
  'auth.problem.passwordShort': 'Пароль не короче %{min} символов',
  'auth.problem.passwordLong': 'Пароль не длиннее %{max} символов',
  'auth.problem.code': 'Код состоит из %{length} цифр',
  'auth.problem.terms': 'Без согласия с условиями зарегистрироваться нельзя',
  'auth.checkFailed': 'Код подтверждён, но войти не получилось. Войдите с паролем.',
} as const;
