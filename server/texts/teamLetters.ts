import { PRODUCT } from '../../contract/product';
import type { Letter } from '../mail/Mailer';
import { letterOf } from './letterOf';

interface Invited {
  readonly to: string;
  readonly inviter: string;
  /** Empty where it has no name of its own. */
  readonly business: string;
  readonly role: string;
  readonly url: string;
}

/** To who is invited to work in a business, whether they have an account or not. */
export const invitationLetter = ({ to, inviter, business, role, url }: Invited): Letter =>
  letterOf({
    to,
    subject: `${inviter} приглашает вас в ${PRODUCT}`,
    blocks: [
      `${inviter} приглашает вас в ${business === '' ? 'свою команду' : `команду «${business}»`} в ${PRODUCT}. Ваша роль: ${role}.`,
      { label: 'Принять приглашение', url },
      `Если вы впервые в ${PRODUCT}, придумайте пароль. Если у вас уже есть учётная запись с этим адресом, войдите с её паролем.`,
      'Ссылка действует 7 дней и срабатывает один раз. Если приглашение отправляли несколько раз, действует только ссылка из последнего письма.',
      'Если вы не знаете, от кого это письмо, просто удалите его: без вас ничего не изменится. Никому не пересылайте ссылку.',
    ],
    secret: `invitation link ${url}`,
  });

/** To who owns a business from now on. */
export const newOwnerLetter = (to: string, { from, business }: { from: string; business: string }): Letter =>
  letterOf({
    to,
    subject: `Теперь вы владелец в ${PRODUCT}`,
    blocks: [
      `${from} передаёт вам владение${business === '' ? '' : ` «${business}»`} в ${PRODUCT}. Теперь вам открыты все точки и вся команда.`,
      'Если это ошибка, владение можно передать обратно на странице сотрудников.',
    ],
  });

/** To who has handed their business over. */
export const formerOwnerLetter = (
  to: string,
  { heir, business }: { heir: string; business: string },
): Letter =>
  letterOf({
    to,
    subject: `Вы передали владение в ${PRODUCT}`,
    blocks: [
      `Владелец${business === '' ? '' : ` «${business}»`} в ${PRODUCT} теперь ${heir}. Вы остаётесь управляющим всех точек.`,
      'Если это были не вы, сразу смените пароль и попросите нового владельца вернуть владение.',
    ],
  });
