import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Cause } from '../../contract/visibility/visibilityOf';
import { serverNow } from '../../dataProvider/serverClock';
import { useResourceNamed } from '../declaration/ResourcesContext';
import { recordAddress } from '../queryRouter/recordAddress';
import { causeWords } from './causeWords';

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
