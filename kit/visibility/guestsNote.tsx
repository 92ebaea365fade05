import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import type { Resource } from '../declaration/defineResource';
import { readVisibility } from './readVisibility';

/** Words that no first row waits for. */
const RowGuests = lazyWithPreload(async () => (await import('./RowGuests')).RowGuests);

/** The place of the line above a list while its words are on their way: the rows below it must not move. */
const Place = () => {
  const { data = [], resource } = useListContext();
  const causes = readVisibility(data[0])?.causes ?? [];
  return causes.some((cause) => cause.resource !== resource) ? (
    <div className="carte-guests below-16" />
  ) : null;
};

export const ListGuests = lazyWithPreload(async () => (await import('./ListGuests')).ListGuests, <Place />);

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
