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
      <CauseLink
        {...{ cause, zone }}
        isOwn={cause.resource === own}
        isNamed={cause.resource !== own || causes.length > 1}
      />
    </Fragment>
  ));

interface CauseLinkProps {
  readonly cause: Cause;
  readonly zone: string;
  readonly isOwn: boolean;
  /** Among others, or of another record: it is not clear whose it is. */
  readonly isNamed: boolean;
}

const CauseLink = ({ cause, zone, isOwn, isNamed }: CauseLinkProps) => {
  const resource = useResourceNamed(cause.resource);
  const address = isOwn ? undefined : recordAddress(resource, cause);
  const words = causeWords(cause, { now: serverNow(), zone, isNamed });
  if (address === undefined) return words;
  return (
    <Link to={address} style={{ color: 'inherit' }}>
      {words}
    </Link>
  );
};

/**
 * Why guests do not see it, and until when: the words of the kind of record that it is set on; without its name where that
 * stands beside them.
 */
export const causeWords = (cause: Cause, { now, zone, isNamed = true }: CauseAt): string => {
  const { kind, resource, status, title: name, until } = cause;
  const words: Readonly<Record<string, string>> = isNamed ? visibilityWords.causes : visibilityWords.own;
  const key = [kind, isNamed && resource, status].filter(Boolean).join('.');
  const timed = until === null ? undefined : words[`${key}.until`];
  if (timed !== undefined && until !== null) {
    const at = { now, zone };
    return shownText(timed, { name, moment: momentWords(until, at), appears: appearsWords(until, at) });
  }
  return shownText(words[key] ?? visibilityWords.unknown, { name });
};

interface CauseAt {
  readonly now: Date;
  readonly zone: string;
  readonly isNamed?: boolean;
}
