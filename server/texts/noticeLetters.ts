import type { Notice, NoticeFacts, NoticeKind } from '../../contract/noticeKinds';
import { PRODUCT } from '../../contract/product';
import type { Letter } from '../mail/Mailer';
import { letterOf } from './letterOf';

type Writer<Kind extends NoticeKind> = (
  to: string,
  facts: NoticeFacts[Kind],
  url: string,
) => Letter | undefined;

/** What a moderator has decided, with the reasons word for word. */
const moderation: Writer<'moderation'> = (to, { point, pointId, status, reason, fields }, url) => {
  const open = { label: 'Открыть точку', url: `${url}/management/points/edit?id=${pointId}` };
  if (status === 'displayed')
    return letterOf({
      to,
      subject: `Точка «${point}» одобрена`,
      blocks: [`Модератор одобрил точку «${point}». Теперь её видят гости.`, open],
    });
  const remarks = fields.map(({ title, reason: wrong }) => `${title}: ${wrong}`);
  return letterOf({
    to,
    subject: `Точка «${point}» отклонена`,
    blocks: [
      `Модератор отклонил точку «${point}». Гости её пока не видят.`,
      ...(reason === null ? [] : [reason]),
      ...(remarks.length === 0 ? [] : [remarks.join('\n')]),
      'Исправьте и сохраните последнюю вкладку: точка снова уйдёт на проверку.',
      open,
    ],
  });
};

const device: Writer<'device'> = (to, facts, url) =>
  letterOf({
    to,
    subject: `Вход в ${PRODUCT} с нового устройства`,
    blocks: [
      `В вашу учётную запись вошли с устройства, которого мы раньше не видели${facts.device ? `: ${facts.device}` : ''}.`,
      'Если это были вы, ничего делать не нужно. Если нет, смените пароль и завершите этот вход.',
      { label: 'Открыть входы', url: `${url}/profile` },
    ],
  });

/** Where it lies is shown by the notice, which opens the bin itself. */
const bin: Writer<'bin'> = (to, { point, titles, count }, url) => {
  const rest = count - titles.length;
  const names = titles.map((title) => `«${title}»`).join(', ');
  return letterOf({
    to,
    subject: `Скоро уйдёт из корзины: «${point}»`,
    blocks: [
      `В течение суток из корзины точки «${point}» навсегда уйдёт: ${names}${rest > 0 ? ` и ещё ${rest}` : ''}.`,
      'Если это ещё нужно, восстановите.',
      { label: 'Открыть уведомления', url: `${url}/notification` },
    ],
  });
};

/** An invitation and a business that is handed over have letters of their own. */
const TEAM: Readonly<
  Partial<
    Record<
      NoticeFacts['team']['event'],
      (facts: NoticeFacts['team']) => readonly [subject: string, says: string]
    >
  >
> = {
  joined: ({ person, business }) => [
    `${person} теперь в команде «${business}»`,
    `${person} принимает ваше приглашение в команду «${business}».`,
  ],
  changed: ({ role, business }) => [
    `Ваши права изменились: «${business}»`,
    `Ваши права в команде «${business}» изменились. Ваша роль: ${role}.`,
  ],
  removed: ({ business }) => [`Вы больше не в команде «${business}»`, `Вас убрали из команды «${business}».`],
  returned: ({ role, business }) => [
    `Вы снова в команде «${business}»`,
    `Вас вернули в команду «${business}». Ваша роль: ${role}.`,
  ],
};

const team: Writer<'team'> = (to, facts, url) => {
  const words = TEAM[facts.event]?.(facts);
  if (!words) return undefined;
  const [subject, says] = words;
  return letterOf({
    to,
    subject,
    blocks: [says, { label: 'Открыть уведомления', url: `${url}/notification` }],
  });
};

/** Kinds without a letter come by notices alone. */
export const noticeLetter = <Kind extends NoticeKind>(
  to: string,
  { kind, facts }: Notice<Kind>,
  url: string,
): Letter | undefined => WRITERS[kind]?.(to, facts, url);

const WRITERS: { readonly [Kind in NoticeKind]?: Writer<Kind> } = { moderation, bin, team, device };
