import { useEffect, useRef } from 'react';
import type { LiveChange } from '../../contract/liveEvents';
import { onChangedElsewhere } from './changedElsewhere';

/** The record that a form is open on, as the server names it. */
export interface WatchedRecord {
  readonly resource: string;
  readonly id: number;
}

/** Calls `look` as soon as the server says that the record was saved, here or elsewhere. */
export const useNewerVersion = (
  watched: WatchedRecord | undefined,
  look: (version: number | null) => Promise<void>,
): void => {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  const { resource, id } = watched ?? {};
  useEffect(() => {
    if (resource === undefined || id === undefined) return;
    const isMine = (change: LiveChange): boolean =>
      change.resource === resource && (change.ids.length === 0 || change.ids.includes(id));
    return onChangedElsewhere((changes) => {
      const found = changes ? changes.findLast(isMine) : { version: null };
      if (found) void latest.current(found.version);
    });
  }, [resource, id]);
};
