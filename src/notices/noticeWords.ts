import type { NoticeFacts, NoticeKind, Notice as Told } from '../../contract/noticeKinds';
import { readerZone } from '../../contract/visibility/venueClock';
import { text } from '../../i18n/text';
import type { Resource } from '../../kit/declaration/defineResource';
import { countOf } from '../../kit/parts/countOf';
import type { ListPlace } from '../../kit/queryRouter/useAddress';
import { momentWords } from '../../kit/visibility/momentWords';

/** What it says. */
export interface NoticeWords {
  readonly title: string;
  readonly note: string;
  /** The faults, field by field. */
  readonly remarks: readonly { readonly title: string; readonly reason: string }[];
  /** Where to go about it: an address, or a list by the name of its resource. */
  readonly way?: { readonly to: string | ListPlace; readonly label: string };
  readonly tone?: 'primary' | 'error' | 'warning' | 'info';
}

type Facts<Kind extends NoticeKind> = NoticeFacts[Kind];
const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

const moderation = (facts: Facts<'moderation'>): NoticeWords => {
  const { point, pointId, fields } = facts;
  const to = `/management/points/edit?id=${pointId}`;
  if (facts.status === 'displayed')
    return {
      title: text('notices.approved', { point }),
      note: text('notices.approvedNote'),
      remarks: [],
      way: { to, label: text('notices.openPoint') },
      tone: 'primary',
    };
  const reason = facts.reason ?? '';
  const count = fields.length;
  return {
    title: text('notices.rejected', { point }),
    note: count === 0 ? text('notices.rejectedWhole') : text('notices.rejectedNote', { smart_count: count }),
    remarks: [...(reason === '' ? [] : [{ title: '', reason }]), ...fields],
    way: { to, label: text(count === 1 ? 'notices.openField' : 'notices.openPoint') },
    tone: 'error',
  };
};

const stop = ({ titles, count, point }: Facts<'stop'>): NoticeWords => {
  const first = titles[0] ?? '';
  return {
    title:
      count === 1 ? text('notices.stop', { title: first }) : text('notices.stopMany', { smart_count: count }),
    note: joined([count === 1 ? '' : quoted(titles, count), point]),
    remarks: [],
    tone: 'primary',
  };
};

const bin = (facts: Facts<'bin'>, resources: readonly Resource[]): NoticeWords => ({
  title: text('notices.bin', { count: recordsOf(facts, resources) }),
  note: joined([
    quoted(facts.titles, facts.count),
    facts.point,
    text('notices.binUntil', { when: momentWords(facts.endsAt, { now: new Date(), zone: readerZone() }) }),
  ]),
  remarks: [],
  way: {
    to: { resource: facts.resource, list: 'deleted', parents: facts.parents },
    label: text('notices.openBin'),
  },
  tone: 'warning',
});

const recordsOf = ({ count, resource: wanted }: Facts<'bin'>, resources: readonly Resource[]): string => {
  const resource = resources.find(({ name }) => name === wanted);
  return resource ? countOf(resource, count) : text('list.count', { smart_count: count });
};

const team = ({ event, business, role, ...facts }: Facts<'team'>): NoticeWords => {
  const person = facts.person ?? '';
  return {
    title: text(`notices.${event}`, { business, person }),
    note: joined([
      role ?? '',
      event === 'joined' ? business : '',
      event === 'invited' ? text('notices.invitedNote') : '',
      event === 'handedOver' ? text('notices.handedOverBy', { person }) : '',
    ]),
    remarks: [],
    ...(event === 'joined' && { way: { to: '/team/staff', label: text('notices.openTeam') } }),
    tone: event === 'removed' ? 'warning' : 'info',
  };
};

const imported = ({ refused, count, file, point }: Facts<'import'>): NoticeWords => ({
  title: text('notices.import', { smart_count: count, file }),
  note: joined([refused === 0 ? '' : text('notices.importRefused', { smart_count: refused }), point]),
  remarks: [],
});

const device = ({ device: name }: Facts<'device'>): NoticeWords => ({
  title: text('notices.device'),
  note: text('notices.deviceNote', { device: name || text('notices.deviceUnknown') }),
  remarks: [],
  way: { to: '/profile', label: text('notices.openSessions') },
  tone: 'info',
});

/** Those that are named, and how many more there are. */
const quoted = (titles: readonly string[], count: number): string => {
  const named = titles.map((title) => text('notices.quoted', { title })).join(', ');
  const more = count - titles.length;
  return more > 0 && named !== ''
    ? text('notices.andMore', { titles: named, count: more.toLocaleString('ru-RU') })
    : named;
};

const WORDS: {
  readonly [Kind in NoticeKind]: (facts: Facts<Kind>, resources: readonly Resource[]) => NoticeWords;
} = { moderation, stop, bin, team, import: imported, device };

/** @param resources the console's own, which say what their records are called */
export const noticeWords = <Kind extends NoticeKind>(
  { kind, facts }: Told<Kind>,
  resources: readonly Resource[],
): NoticeWords => WORDS[kind](facts, resources);
