import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { useParents } from '../queryRouter/ParentsContext';
import { runVerb, type VerbCall } from './runVerb';

interface VerbOptions {
  /**
   * Runs once the server has agreed, with the records it was done to, before anything is read again. `false` = what is on screen is about to be left,
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
    mutationFn: (call: VerbCall) => runVerb(dataProvider, { ...call, parents }),
    onSuccess: ({ ids }, call) => {
      const stays = onDone({ ...call, ids });
      void queryClient.invalidateQueries({
        queryKey: [call.resource],
        refetchType: stays ? 'active' : 'none',
      });
    },
  });
};
