import type { NoticeFacts, NoticeKind } from '../../contract/noticeKinds';
import { letterOf } from '../mail/letterOf';
import type { Letter } from '../mail/Mailer';

const greeting = 'Здравствуйте!';

type Told = { readonly kind: NoticeKind; readonly facts: NoticeFacts[NoticeKind] };
type Writer<Kind extends NoticeKind> = (to: string, facts: NoticeFacts[Kind], url: string) => Letter;

/** What a moderator has decided, with the reasons word for word. */
const moderation: Writer<'moderation'> = (to, { point, pointId, status, reason, fields }, url) => {
  const open = { label: 'Открыть точку', url: `${url}/management/points/edit?id=${pointId}` };
  if (status === 'displayed')
    return letterOf({
      to,
      subject: `Точка «${point}» одобрена`,
      greeting,
      blocks: [`Модератор одобрил точку «${point}». Теперь её видят гости.`, open],
    });
  const remarks = fields.map(({ title, reason: wrong }) => `${title}: ${wrong}`);
  return letterOf({
    to,
    subject: `Точка «${point}» отклонена`,
    greeting,
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
    subject: 'Вход в Carte с нового устройства',
    greeting,
    blocks: [
      `В вашу учётную запись вошли с устройства, которого мы раньше не видели${facts.device ? `: ${facts.device}` : ''}.`,
      'Если это были вы, ничего делать не нужно. Если нет, смените пароль и завершите этот вход.',
      { label: 'Открыть входы', url: `${url}/profile` },
    ],
  });

/** Kinds without a letter come by notices alone. */
export const noticeLetter = (to: string, { kind, facts }: Told, url: string): Letter | undefined => {
  const writer = Object.hasOwn(WRITERS, kind) ? WRITERS[kind] : undefined;
  // A kind and its facts are told together: `notify` and `mailNotice` see to it.
  return writer?.(to, facts as never, url);
};
const WRITERS: { readonly [Kind in NoticeKind]?: Writer<Kind> } = { moderation, device };
