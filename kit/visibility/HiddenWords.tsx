import type { ComponentProps } from 'react';
import type { Cause } from '../../contract/visibility/visibilityOf';
import { serverNow } from '../../dataProvider/serverClock';
import { shownText } from '../../i18n/text';
import { visibilityWords } from '../../i18n/visibilityWords';
import { CauseLinks, causeWords } from './CauseLinks';
import { type MomentAt, momentWords, sinceWords } from './momentWords';

interface HiddenWordsProps {
  readonly cause: Cause;
  readonly zone: string;
}

/** Why guests do not see a record, as short as a badge, and whole for who does not see its colour. */
export const HiddenWords = ({ cause, zone }: HiddenWordsProps) => {
  const at = { now: serverNow(), zone };
  return (
    <>
      <span className="visually-hidden">
        {visibilityWords.hidden}
        {causeWords(cause, { ...at, isNamed: false })}
      </span>
      <span aria-hidden>{shortWords(cause, at)}</span>
    </>
  );
};

/** In a row of its own words: what hides this record alone. */
export const RowGuests = (props: ComponentProps<typeof CauseLinks>) => (
  <>
    {visibilityWords.hidden}
    <CauseLinks {...props} />
  </>
);

const shortWords = ({ kind, until }: Cause, at: MomentAt): string => {
  const words: Readonly<Record<string, string>> = visibilityWords.short;
  const timed = until === null ? undefined : words[`${kind}.until`];
  if (timed === undefined || until === null) return words[kind] ?? visibilityWords.unseen;
  return shownText(timed, { moment: momentWords(until, at), since: sinceWords(until, at) });
};
