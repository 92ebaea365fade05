import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import type { Resource } from '../declaration/defineResource';
import { readVisibility } from './readVisibility';

/** Words that no first row waits for. */
const RowGuests = lazyWithPreload(async () => (await import('./RowGuests')).RowGuests);
export const ListGuests = lazyWithPreload(async () => (await import('./ListGuests')).ListGuests);

/** What a row's badge does not say already. */
const UNSAID: readonly string[] = ['hours', 'closure'];

/** A line under the title of a row that guests do not see by something of its own. */
export const guestsNote = (resource: Resource, record: RaRecord): ReactNode => {
  const visibility = readVisibility(record);
  const causes = visibility?.causes.filter(
    (cause) => cause.resource === resource.name && UNSAID.includes(cause.kind),
  );
  if (!visibility || !causes || causes.length === 0) return undefined;
  return <RowGuests causes={causes} zone={visibility.timezone} own={resource.name} />;
};
