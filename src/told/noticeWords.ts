import { isRecord } from '../../contract/isRecord';
import { NOTICE_KINDS, type NoticeKind } from '../../contract/noticeKinds';
import { text } from '../../i18n/text';
import type { Resource } from '../../kit/declaration/defineResource';
import { whenWords } from '../../kit/history/whenWords';
import { countOf } from '../../kit/parts/countOf';
import type { ListPlace } from '../../kit/queryRouter/useAddress';

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
  /** Where to go about it: an address, or a list by the name of its resource. */
  readonly way?: { readonly to: string | ListPlace; readonly label: string };
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
const numberOf = (raw: unknown): number => (typeof raw === 'number' ? raw : 0);
const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);
const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

const moderation = (facts: Facts): NoticeWords => {
  const point = textOf(facts.point);
  const to = `/management/points/edit?id=${numberOf(facts.pointId)}`;
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
  const first = textOf(listOf(facts.titles)[0]);
  const count = numberOf(facts.count);
  return {
    title:
      count === 1 ? text('notices.stop', { title: first }) : text('notices.stopMany', { smart_count: count }),
    note: joined([count === 1 ? '' : quoted(facts.titles, count), textOf(facts.point)]),
    remarks: [],
    tone: 'primary',
  };
};

const bin = (facts: Facts, resources: readonly Resource[]): NoticeWords => ({
  title: text('notices.bin', { count: recordsOf(facts, resources) }),
  note: joined([
    quoted(facts.titles, numberOf(facts.count)),
    textOf(facts.point),
    text('notices.binUntil', { when: whenWords(textOf(facts.endsAt), new Date()) }),
  ]),
  remarks: [],
  way: {
    to: { resource: textOf(facts.resource), list: 'deleted', parents: parentsOf(facts.parents) },
    label: text('notices.openBin'),
  },
  tone: 'warning',
});

const recordsOf = (facts: Facts, resources: readonly Resource[]): string => {
  const count = numberOf(facts.count);
  const resource = resources.find(({ name }) => name === facts.resource);
  return resource ? countOf(resource, count) : text('list.count', { smart_count: count });
};

const parentsOf = (raw: unknown): ListPlace['parents'] =>
  Object.fromEntries(
    Object.entries(isRecord(raw) ? raw : {}).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );

const TEAM = ['invited', 'joined', 'changed', 'removed', 'returned', 'handedOver'] as const;

const team = (facts: Facts): NoticeWords => {
  const event = TEAM.find((known) => known === facts.event) ?? 'changed';
  const [business, person] = [textOf(facts.business), textOf(facts.person)];
  return {
    title: text(`notices.${event}`, { business, person }),
    note: joined([
      textOf(facts.role),
      event === 'joined' ? business : '',
      event === 'invited' ? text('notices.invitedNote') : '',
      event === 'handedOver' ? text('notices.handedOverBy', { person }) : '',
    ]),
    remarks: [],
    ...(event === 'joined' && { way: { to: '/team/staff', label: text('notices.openTeam') } }),
    tone: event === 'removed' ? 'warning' : 'info',
  };
};

const imported = (facts: Facts): NoticeWords => {
  const refused = numberOf(facts.refused);
  return {
    title: text('notices.import', { smart_count: numberOf(facts.count), file: textOf(facts.file) }),
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

/** Those that are named, and how many more there are. */
const quoted = (raw: unknown, count: number): string => {
  const titles = listOf(raw).map(textOf);
  const named = titles.map((title) => text('notices.quoted', { title })).join(', ');
  const more = count - titles.length;
  return more > 0 && named !== ''
    ? text('notices.andMore', { titles: named, count: more.toLocaleString('ru-RU') })
    : named;
};

const WORDS = { moderation, stop, bin, team, import: imported, device } as const satisfies Readonly<
  Record<NoticeKind, (facts: Facts, resources: readonly Resource[]) => NoticeWords>
>;

/** @param resources the console's own, which say what their records are called */
export const noticeWords = (
  { kind, facts }: Pick<ReadNotice, 'kind' | 'facts'>,
  resources: readonly Resource[],
): NoticeWords => WORDS[kind](facts, resources);
