import { Link } from 'react-router';
import type { Change } from '../../contract/entities';
import { useResourceNamed } from '../declaration/ResourcesContext';
import { recordAddress } from '../queryRouter/useAddress';

/** What the record was called; leads to it where it can be reached now. */
export const RecordLink = ({ change }: { readonly change: Change }) => {
  const { record_id: id, point, place, title } = change;
  const resource = useResourceNamed(change.resource);
  const address = place
    ? recordAddress(resource, { id, place: { ...(point && { pointId: point.id }), ...place } })
    : undefined;
  return address === undefined ? (
    <span className="clamp">{title}</span>
  ) : (
    <Link to={address} className="clamp">
      {title}
    </Link>
  );
};
