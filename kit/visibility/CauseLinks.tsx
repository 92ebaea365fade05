import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Cause } from '../../contract/visibility/visibilityOf';
import { serverNow } from '../../dataProvider/serverClock';
import { shownText } from '../../i18n/text';
import { visibilityWords } from '../../i18n/visibilityWords';
import { useResourceNamed } from '../declaration/ResourcesContext';
import { recordAddress } from '../queryRouter/useAddress';
import { appearsWords, momentWords } from './momentWords';

interface CauseLinksProps {
  readonly causes: readonly Cause[];
  readonly zone: string;
  /** The resource whose record it is: nothing leads from its own page to itself. */
  readonly own: string;
}

/** Causes in words, each leading to where it is set. */
export const CauseLinks = ({ causes, zone, own }: CauseLinksProps) =>
  causes.map((cause, index) => (
    <Fragment key={`${cause.kind} ${cause.resource}`}>
      {index > 0 && '; '}
      <CauseLink cause={cause} zone={zone} isOwn={cause.resource === own} />
    </Fragment>
  ));

const CauseLink = ({ cause, zone, isOwn }: { cause: Cause; zone: string; isOwn: boolean }) => {
  const resource = useResourceNamed(cause.resource);
  const words = causeWords(cause, { now: serverNow(), zone });
  const address = isOwn ? undefined : recordAddress(resource, cause);
  if (address === undefined) return words;
  return (
    <Link to={address} style={{ color: 'inherit' }}>
      {words}
    </Link>
  );
};

const WORDS: Readonly<Record<string, string>> = visibilityWords.causes;

/** Why guests do not see it, and until when: the words of the kind of record that it is set on. */
export const causeWords = (cause: Cause, at: { readonly now: Date; readonly zone: string }): string => {
  const { kind, resource, title: name, status, until } = cause;
  const key = [kind, resource, status].filter(Boolean).join('.');
  const timed = until === null ? undefined : WORDS[`${key}.until`];
  if (timed !== undefined && until !== null)
    return shownText(timed, { name, moment: momentWords(until, at), appears: appearsWords(until, at) });
  return shownText(WORDS[key] ?? visibilityWords.unknown, { name });
};
