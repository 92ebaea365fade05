import { PRODUCT } from '../../contract/product';
import type { Letter } from '../mail/Mailer';
import { letterOf } from './letterOf';

/** The letters that the server sends. */
export const codeLetter = (to: string, code: string): Letter =>
  letterOf({
    to,
    subject: `${code} — код подтверждения ${PRODUCT}`,
    blocks: [
      { label: 'Ваш код подтверждения', code },
      `Введите его в окне регистрации ${PRODUCT}. Код действует 10 минут.
Если вы не регистрировались, просто удалите это письмо: без кода никто не войдёт под вашим адресом.`,
    ],
    secret: `confirmation code ${code}`,
  });

/** To the owner of an account whose address somebody tried to register once more. */
export const takenLetter = (to: string): Letter =>
  letterOf({
    to,
    subject: `Вы уже зарегистрированы в ${PRODUCT}`,
    blocks: [
      `Кто-то только что попробовал зарегистрироваться в ${PRODUCT} с вашим адресом. У вас уже есть учётная запись: войдите с её паролем.
Если это были не вы, ничего делать не нужно: ваша учётная запись не изменилась.`,
    ],
  });

/** To the owner of an account at which strangers guess; one a day at most. */
export const guessingLetter = (to: string): Letter =>
  letterOf({
    to,
    subject: `Кто-то подбирает пароль к вашей учётной записи ${PRODUCT}`,
    blocks: [
      `К вашей учётной записи в ${PRODUCT} много раз подряд ввели неверный пароль. Войти никому не удалось.`,
      `Там, откуда вы уже входили, вход работает как обычно. На новом устройстве, возможно, придётся подождать: окно входа скажет сколько.
Если это были вы, просто попробуйте ещё раз позже. Если нет, делать ничего не нужно: ваша учётная запись не изменилась.`,
      'Пока попытки продолжаются, мы пишем о них не чаще раза в сутки.',
    ],
  });

/** To who asked for a new password, or is said to have asked. */
export const recoveryLetter = (to: string, url: string): Letter =>
  letterOf({
    to,
    subject: `Новый пароль для ${PRODUCT}`,
    blocks: [
      `Кто-то, скорее всего вы, попросил задать новый пароль для вашей учётной записи в ${PRODUCT}.`,
      { label: 'Задать новый пароль', url },
      'Ссылка действует 30 минут и срабатывает один раз. Если вы просили несколько раз, действует только ссылка из последнего письма.',
      'Если это были не вы, просто удалите письмо: пароль не изменится. Никому не пересылайте ссылку.',
    ],
    secret: `recovery link ${url}`,
  });

/** To the owner of an account whose password was set or changed. */
export const passwordLetter = (to: string): Letter =>
  letterOf({
    to,
    subject: `Пароль вашей учётной записи ${PRODUCT} изменён`,
    blocks: [
      `Пароль вашей учётной записи в ${PRODUCT} только что изменили. На всех остальных устройствах понадобится войти снова.`,
      'Если это были вы, ничего делать не нужно. Если нет, сразу задайте новый пароль: в окне входа нажмите «Забыли пароль?».',
    ],
  });

/** To the owner of an account whose second factor was turned on or off. */
export const secondFactorLetter = (to: string, isOn: boolean): Letter =>
  letterOf({
    to,
    subject: isOn ? 'Вход с подтверждением включён' : 'Вход с подтверждением выключен',
    blocks: [
      isOn
        ? `Теперь, чтобы войти в ${PRODUCT}, кроме пароля нужен код из приложения. Храните резервные коды там, где их не потеряете.`
        : `Теперь, чтобы войти в ${PRODUCT}, достаточно пароля: код из приложения больше не спрашивается.`,
      'Если это были не вы, смените пароль и завершите остальные сеансы в личном кабинете.',
    ],
  });

/** To the owner of an account whose password a stranger knows; one a day at most. */
export const guessedPasswordLetter = (to: string): Letter =>
  letterOf({
    to,
    subject: `Кто-то знает ваш пароль от ${PRODUCT}`,
    blocks: [
      'Ваш пароль ввели верно, а код из приложения много раз подряд неверно. Войти никому не удалось.',
      'Если это были не вы, смените пароль: его знает кто-то ещё. Пока код из приложения есть только у вас, войти по паролю нельзя.',
    ],
  });
