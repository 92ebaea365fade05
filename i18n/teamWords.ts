/** Words of the questions about people and roles: they come with a question, and no list waits for them. */
export const teamWords = {
  sendAgain: {
    title: 'Отправить приглашение ещё раз?',
    note: 'На %{email} придёт новое письмо. Ссылка из прежнего письма перестанет действовать.',
    confirmLabel: 'Отправить',
    done: 'Приглашение отправлено ещё раз: %{email}',
    fallback: 'errors.sendLetter',
  },
  withdrawAsk: 'Отозвать приглашение для %{email}?',
  withdrawNote: 'Ссылка из письма перестанет действовать. Приглашение окажется среди убранных из команды.',
  withdrawDone: 'Приглашение отозвано: %{email}',
  withdrawBack: 'Приглашение снова в силе: %{email}',
  withdrawLabel: 'Отозвать',
  handOverAsk: 'Передать владение?',
  handOverNote:
    '%{name} станет владельцем «%{business}»: сможет открывать и закрывать точки, менять роли и убирать людей, в том числе вас. Вы останетесь управляющим. Вернуть владение сможет только новый владелец. Письмо придёт вам обоим.',
  handOverPassword: 'Ваш пароль',
  handOverDone: 'Теперь владелец — %{name}',
  copy: {
    title: 'Скопировать роль «%{title}»?',
    note: 'Появится своя роль с теми же правами. Её можно переименовать и изменить, исходная останется как есть.',
    confirmLabel: 'Скопировать',
    done: 'Роль скопирована: %{title}',
  },
} as const;
