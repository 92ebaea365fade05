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
