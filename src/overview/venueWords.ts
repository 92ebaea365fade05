import type { VenueCard } from '../../contract/rows/person';
import { serverNow } from '../../dataProvider/serverClock';
import { overviewWords as words } from '../../i18n/overviewWords';
import { shownText } from '../../i18n/text';
import { momentWords } from '../../kit/visibility/momentWords';
import type { DotTone } from '../../ui/Dot';

/** What keeps guests out of a venue that is shown to them otherwise. */
export const closureOf = ({ status, visibility }: VenueCard) =>
  status === undefined || status === 'displayed'
    ? visibility.causes.find(({ kind }) => kind === 'closure')
    : undefined;

/** Open or closed by its closure first, then by its hours, and until when: whole, and as short as the dot beside it allows. */
export const openWords = ({
  opening,
  visibility,
}: VenueCard): { readonly tone: DotTone; readonly said: string; readonly until?: string } => {
  const at = { now: serverNow(), zone: visibility.timezone };
  const closure = visibility.causes.find(({ kind }) => kind === 'closure');
  if (closure) {
    const said = closure.until ? untilWords(words.closedUntil, closure.until, at) : words.shut;
    return { tone: 'bad', said, ...(closure.until && { until: untilWords(words.from, closure.until, at) }) };
  }
  if (!opening) return { tone: 'quiet', said: words.noHours };
  const { is_open: isOpen, until } = opening;
  const tone = isOpen ? 'good' : 'quiet';
  if (!until) return { tone, said: isOpen ? words.open : words.closed };
  return {
    tone,
    said: untilWords(isOpen ? words.openUntil : words.closedUntil, until, at),
    until: untilWords(isOpen ? words.until : words.from, until, at),
  };
};

const untilWords = (phrase: string, until: string, at: Parameters<typeof momentWords>[1]): string =>
  shownText(phrase, { moment: momentWords(until, at) });
