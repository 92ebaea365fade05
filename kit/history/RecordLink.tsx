import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import type { Change } from '../../contract/entities';
import { categoryKindOf } from '../../contract/vocabulary';
import { encodeKindId } from '../../dataProvider/kindId';
import type { Resource } from '../declaration/defineResource';
import { useResourceNamed } from '../declaration/ResourcesContext';
import { toAddress } from '../queryRouter/toAddress';

/** What the record was called; leads to it where it can be reached now. */
export const RecordLink = ({ change }: { readonly change: Change }) => {
  const address = addressOf(change, useResourceNamed(change.resource));
  return address === undefined ? (
    <span className="clamp">{change.title}</span>
  ) : (
    <MuiLink component={Link} to={address} className="clamp">
      {change.title}
    </MuiLink>
  );
};

const addressOf = (
  { record_id, point, place }: Change,
  resource: Resource | undefined,
): string | undefined => {
  const entry = resource?.routes.edit;
  if (!entry || !place) return undefined;
  const parents = Object.fromEntries(
    Object.entries({ pointId: point.id, ...place }).map(([name, value]) => [name, String(value)]),
  );
  const kind = categoryKindOf(place.type);
  const id = entry.kindIds && kind ? encodeKindId(kind, record_id) : record_id;
  return entry.kindIds && !kind ? undefined : toAddress(entry, { parents, id });
};
