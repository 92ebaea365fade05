import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRecord } from '../../contract/isRecord';
import type { LiveChange } from '../../contract/liveEvents';
import { announceChanges } from '../../kit/form/changedElsewhere';
import { LIST_KEY, UNREAD_KEY } from '../told/useUnread';
import { followEvents } from './followEvents';

/** Several events in a row are one reading. */
const GATHER_MS = 200;

/** Keeps what is shown as it is on the server, while the console is open. A form that is being filled is told, and never touched. */
export const LiveUpdates = (): null => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const names = new Set<string>();
    let isAll = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = (): void => {
      timer = undefined;
      const wanted = isAll ? undefined : new Set(names);
      names.clear();
      isAll = false;
      void readAgain(queryClient, wanted);
    };
    const soon = (): void => {
      timer ??= setTimeout(refresh, GATHER_MS);
    };
    const stop = followEvents({
      changed: (changes) => {
        for (const name of namesOf(changes)) names.add(name);
        announceChanges(changes);
        soon();
      },
      reset: () => {
        isAll = true;
        announceChanges(undefined);
        soon();
      },
      unread: (count, isNew) => {
        queryClient.setQueryData(UNREAD_KEY, count);
        if (isNew) void queryClient.invalidateQueries({ queryKey: LIST_KEY });
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queryClient]);
  return null;
};

/** The records that changed, and the journal, which has an entry more. */
const namesOf = (changes: readonly LiveChange[]): readonly string[] =>
  changes.length === 0 ? [] : ['changes', ...changes.flatMap(({ resource, also }) => [resource, ...also])];

/** A reading that is on its way began after the change as a rule: it is let be, so that nothing is asked twice. */
const readAgain = (queryClient: QueryClient, names: ReadonlySet<string> | undefined): Promise<void> =>
  queryClient.invalidateQueries(
    {
      predicate: (query) =>
        !isForm(query) && (names ? concerns(query).some((name) => names.has(name)) : !isSettled(query)),
    },
    { cancelRefetch: false },
  );

/** What a query is read again for: its resource, and whatever else its answer holds. */
const concerns = ({ queryKey, meta }: Pick<Query, 'queryKey' | 'meta'>): readonly string[] => [
  String(queryKey[0]),
  ...(Array.isArray(meta?.follows) ? meta.follows.map(String) : []),
];

/**
 * The record of an open form: whoever saves it learns of other versions then (412). And what it stands under: somebody who may no
 * longer see that keeps what they have typed.
 */
const isForm = ({ queryKey, observers }: Query): boolean =>
  queryKey.some((part) => isRecord(part) && isRecord(part.meta) && part.meta.form === true) ||
  observers.some(({ options }) => options.meta?.form === true);

/** What a form is drawn from stays as it was drawn. */
const isSettled = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  queryKey[0] === 'fields' || queryKey[0] === 'filters' || queryKey[0] === UNREAD_KEY[0];
