import type { Letter } from '../mail/Mailer';

/** The letters that the server sends. */
export const codeLetter = (to: string, code: string): Letter => ({
  to,
  subject: `${code} — код подтверждения Carte`,
  text: `Здравствуйте!

Ваш код подтверждения: ${code}

Введите его в окне регистрации Carte. Код действует 10 минут.
Если вы не регистрировались, просто удалите это письмо: без кода никто не войдёт под вашим адресом.
`,
  secret: `confirmation code ${code}`,
});

/** To the owner of an account whose address somebody tried to register once more. */
export const takenLetter = (to: string): Letter => ({
  to,
  subject: 'Вы уже зарегистрированы в Carte',
  text: `Здравствуйте!

Кто-то только что попробовал зарегистрироваться в Carte с вашим адресом. У вас уже есть учётная запись: войдите с её паролем.
Если это были не вы, ничего делать не нужно: ваша учётная запись не изменилась.
`,
});

/** To the owner of an account at which strangers guess; one a day at most. */
export const guessingLetter = (to: string): Letter => ({
  to,
  subject: 'Кто-то подбирает пароль к вашей учётной записи Carte',
  text: `Здравствуйте!

К вашей учётной записи в Carte много раз подряд ввели неверный пароль. Войти никому не удалось.

Там, откуда вы уже входили, вход работает как обычно. На новом устройстве, возможно, придётся подождать: окно входа скажет сколько.
Если это были вы, просто попробуйте ещё раз позже. Если нет, делать ничего не нужно: ваша учётная запись не изменилась.

Пока попытки продолжаются, мы пишем о них не чаще раза в сутки.
`,
});
