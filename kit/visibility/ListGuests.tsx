import { useEffect } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { serverNow } from '../../dataProvider/serverClock';
import type { Resource } from '../declaration/defineResource';
import { GuestsLine } from './GuestsLine';
import { readVisibility } from './readVisibility';

/** Above a list: what hides all of its rows, because it is set above them. Reads the list again when an answer ends by itself. */
export const ListGuests = ({ resource }: { readonly resource: Resource }) => {
  const { data = [], refetch } = useListContext();
  useRefetchAt(nextChange(data), refetch);
  const [first] = data;
  const visibility = readVisibility(first);
  const causes = visibility?.causes.filter((cause) => cause.resource !== resource.name) ?? [];
  if (!visibility || causes.length === 0) return null;
  return (
    <div className="carte-guests below-16" role="status">
      <GuestsLine causes={causes} zone={visibility.timezone} own={resource.name} />
    </div>
  );
};

const nextChange = (rows: readonly RaRecord[]): number =>
  Math.min(
    ...rows.map((row) => Date.parse(readVisibility(row)?.changes_at ?? '')).filter((at) => !Number.isNaN(at)),
  );

/** A timer holds no more than 24 days; what is further away is asked for when the page is opened again. */
const FURTHEST_MS = 24 * 60 * 60 * 1000;

const useRefetchAt = (moment: number, refetch: () => unknown): void => {
  useEffect(() => {
    const wait = moment - serverNow().getTime();
    if (!(wait < FURTHEST_MS)) return undefined;
    const timer = setTimeout(() => void refetch(), Math.max(wait, 0) + A_MOMENT_MS);
    return () => clearTimeout(timer);
  }, [moment, refetch]);
};

/** So that the server's clock has passed it too. */
const A_MOMENT_MS = 1500;
