import type { Difference } from '../../contract/rows/review';
import { dayAfter, wallClock } from '../../contract/visibility/venueClock';
import { previewWords as words } from '../../i18n/previewWords';
import { shownText } from '../../i18n/text';
import { dayWords, momentWords } from '../visibility/momentWords';

interface Row {
  readonly name: string;
  readonly said: string;
  /** There is more to see then than now. */
  readonly isSeen: boolean;
}

interface Moments {
  readonly now: Date;
  readonly at: Date;
  readonly zone: string;
}

/** Differences in words; those of one kind that are said the same are one row. A change of a kind we do not know says nothing. */
export const differenceRows = (all: readonly Difference[], moments: Moments): readonly Row[] => {
  const rows = new Map<string, { readonly row: Row; readonly names: string[] }>();
  for (const each of all) {
    const say = Object.hasOwn(SAY, each.change) ? SAY[each.change] : undefined;
    if (!say) continue;
    const said = say.words(each, moments);
    const key = `${each.resource} ${each.change} ${said}`;
    const name = each.title || words.untitled;
    const known = rows.get(key) ?? { row: { name, said, isSeen: say.isSeen }, names: [] };
    known.names.push(name);
    rows.set(key, known);
  }
  return [...rows.values()].map(({ row, names }) =>
    names.length === 1
      ? row
      : { ...row, name: shownText(words.and, { name: row.name, count: names.length - 1 }) },
  );
};

interface Say {
  readonly isSeen: boolean;
  readonly words: (difference: Difference, moments: Moments) => string;
}

const SAY: Readonly<Record<string, Say>> = {
  appears: {
    isSeen: true,
    words: (each, { now, zone }) =>
      shownText(words.appears, { why: whyOf(each, (until) => momentWords(until, { now, zone })) }),
  },
  disappears: {
    isSeen: false,
    words: (each, { at, zone }) =>
      shownText(words.disappears, { why: whyOf(each, (until) => laterWords(until, { at, zone })) }),
  },
  opens: { isSeen: true, words: () => words.opens },
  closes: {
    isSeen: false,
    words: ({ visibility }, { at, zone }) => {
      const until = visibility?.notes.find(({ kind }) => kind === 'closed')?.until;
      return until ? shownText(words.closesUntil, { until: laterWords(until, { at, zone }) }) : words.closes;
    },
  },
  returns: { isSeen: true, words: () => words.returns },
  runs_out: { isSeen: false, words: () => words.runsOut },
};

const WHY: Readonly<Record<string, string>> = words.why;

const whyOf = ({ visibility }: Difference, wordsOf: (until: string) => string): string => {
  const cause = visibility?.causes[0];
  if (!cause) return words.why.other;
  const timed = cause.until === null ? undefined : WHY[`${cause.kind}.until`];
  if (timed !== undefined && cause.until !== null) return shownText(timed, { until: wordsOf(cause.until) });
  return WHY[cause.kind] ?? words.why.other;
};

/** After a moment that is not now «tomorrow» would be another day than who reads it has in mind. */
const laterWords = (until: string, { at, zone }: { readonly at: Date; readonly zone: string }): string => {
  const [day = '', time = ''] = wallClock(Date.parse(until), zone).split('T');
  const [today = ''] = wallClock(at, zone).split('T');
  const isMidnight = time === '00:00' && day === dayAfter(today, 1);
  if (day === today || isMidnight) return time;
  const isNear = day < dayAfter(today, 7);
  return `${dayWords(day, isNear ? { weekday: 'short' } : undefined)}, ${time}`;
};
