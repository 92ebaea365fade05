import { isRecord } from '../../contract/isRecord';
import { NOTICE_KINDS, type NoticeKind } from '../../contract/noticeKinds';
import { text } from '../../i18n/text';
import { whenWords } from '../../kit/history/whenWords';

/** A notice, read from whatever came. */
export interface ReadNotice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly facts: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isRead: boolean;
}

/** What it says. */
export interface NoticeWords {
  readonly title: string;
  readonly note: string;
  /** What is wrong, field by field. */
  readonly remarks: readonly { readonly title: string; readonly reason: string }[];
  /** Where to go about it. */
  readonly way?: { readonly to: string; readonly label: string };
  readonly tone?: 'primary' | 'error' | 'warning' | 'info';
}

/** One of a kind that nobody here knows is left out. */
export const readNotice = (raw: Readonly<Record<string, unknown>>): readonly ReadNotice[] => {
  const { id, created_at: createdAt, read_at: readAt, facts } = raw;
  const kind = NOTICE_KINDS.find((known) => known === raw.kind);
  if (!kind || typeof id !== 'number' || typeof createdAt !== 'string' || !isRecord(facts)) return [];
  return [{ id, kind, facts, createdAt, isRead: typeof readAt === 'string' }];
};

type Facts = ReadNotice['facts'];
const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : '');
const countOf = (raw: unknown): number => (typeof raw === 'number' ? raw : 0);
const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);
const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

const moderation = (facts: Facts): NoticeWords => {
  const point = textOf(facts.point);
  const to = `/management/points/edit?id=${countOf(facts.pointId)}`;
  if (facts.status === 'displayed')
    return {
      title: text('notices.approved', { point }),
      note: text('notices.approvedNote'),
      remarks: [],
      way: { to, label: text('notices.openPoint') },
      tone: 'primary',
    };
  const fields = listOf(facts.fields).filter(isRecord);
  const reason = textOf(facts.reason);
  const count = fields.length;
  return {
    title: text('notices.rejected', { point }),
    note: count === 0 ? text('notices.rejectedWhole') : text('notices.rejectedNote', { smart_count: count }),
    remarks: [
      ...(reason === '' ? [] : [{ title: '', reason }]),
      ...fields.map((field) => ({ title: textOf(field.title), reason: textOf(field.reason) })),
    ],
    way: { to, label: text(count === 1 ? 'notices.openField' : 'notices.openPoint') },
    tone: 'error',
  };
};

const stop = (facts: Facts): NoticeWords => {
  const titles = listOf(facts.titles).map(textOf);
  const [first = ''] = titles;
  const count = countOf(facts.count);
  return {
    title:
      count === 1 ? text('notices.stop', { title: first }) : text('notices.stopMany', { smart_count: count }),
    note: joined([count === 1 ? '' : quoted(titles), textOf(facts.point)]),
    remarks: [],
    tone: 'primary',
  };
};

const bin = (facts: Facts): NoticeWords => ({
  title: text('notices.bin', { smart_count: countOf(facts.count) }),
  note: joined([
    quoted(listOf(facts.titles).map(textOf)),
    textOf(facts.point),
    text('notices.binUntil', { when: whenWords(textOf(facts.endsAt), new Date()) }),
  ]),
  remarks: [],
  tone: 'warning',
});

const TEAM = ['invited', 'joined', 'changed', 'removed', 'handedOver'] as const;

const team = (facts: Facts): NoticeWords => {
  const event = TEAM.find((known) => known === facts.event) ?? 'changed';
  const [business, person] = [textOf(facts.business), textOf(facts.person)];
  return {
    title: text(`notices.${event}`, { business, person }),
    note: joined([textOf(facts.role), event === 'joined' ? business : '']),
    remarks: [],
  };
};

const imported = (facts: Facts): NoticeWords => {
  const refused = countOf(facts.refused);
  return {
    title: text('notices.import', { smart_count: countOf(facts.count), file: textOf(facts.file) }),
    note: joined([
      refused === 0 ? '' : text('notices.importRefused', { smart_count: refused }),
      textOf(facts.point),
    ]),
    remarks: [],
  };
};

const device = (facts: Facts): NoticeWords => ({
  title: text('notices.device'),
  note: text('notices.deviceNote', { device: textOf(facts.device) || text('notices.deviceUnknown') }),
  remarks: [],
  way: { to: '/profile', label: text('notices.openSessions') },
  tone: 'info',
});

const quoted = (titles: readonly string[]): string =>
  titles.map((title) => text('notices.quoted', { title })).join(', ');

const WORDS = { moderation, stop, bin, team, import: imported, device } as const satisfies Readonly<
  Record<NoticeKind, (facts: Facts) => NoticeWords>
>;

export const noticeWords = ({ kind, facts }: Pick<ReadNotice, 'kind' | 'facts'>): NoticeWords =>
  WORDS[kind](facts);
