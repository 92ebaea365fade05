import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import type { Verb } from '../declaration/verbs';
import { useParents } from '../queryRouter/ParentsContext';

interface VerbCall {
  readonly resource: string;
  readonly verb: Verb;
  readonly ids: readonly Identifier[];
}

interface VerbOptions {
  /**
   * Runs once the server has agreed, before anything is read again. `false` = what is on screen is about to be left,
   * so it is only marked as old and not asked for once more.
   */
  readonly onDone: (call: VerbCall) => boolean;
}

/** Deletes, restores or destroys: waits for the server, then has every list and record of the resource read again. */
export const useVerb = ({ onDone }: VerbOptions) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const parents = useParents();
  return useMutation({
    // Without a connection it must fail at once and say so, not wait unseen for the connection to come back.
    networkMode: 'always',
    retry: false,
    mutationFn: async ({ resource, verb, ids }: VerbCall): Promise<void> => {
      await dataProvider[verb](resource, { ids: [...ids], meta: { parents } });
    },
    onSuccess: (_nothing, call) => {
      const stays = onDone(call);
      void queryClient.invalidateQueries({
        queryKey: [call.resource],
        refetchType: stays ? 'active' : 'none',
      });
    },
  });
};
