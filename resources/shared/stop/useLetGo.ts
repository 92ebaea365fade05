import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { CapabilitiesContext } from '../../../kit/parts/may';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { letGo } from './letGo';

interface LetGoOptions {
  /** Besides the lists that tell of stops: what else shows them. */
  readonly readAgain?: () => Promise<unknown>;
}

/** `letGo` in the venue that the page stands below. */
export const useLetGo = ({ readAgain }: LetGoOptions = {}) => {
  const { call } = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const capabilities = useContext(CapabilitiesContext);
  const { pointId = '' } = useParents();
  return (wanted: {
    readonly ids: readonly number[];
    readonly isEverywhere?: boolean | undefined;
  }): Promise<boolean> =>
    letGo(
      { pointId, ...wanted },
      {
        call,
        can: (capability) => capabilities.has(capability),
        ask: (question) => notify(question, { type: 'warning', autoHideDuration: null }),
        readAgain: () => Promise.all([readStopsAgain(queryClient), readAgain?.()]),
      },
    );
};

/** Lists that tell of stops. */
const SHOWN_BY = ['stopList', 'foods', 'pointIngredients', 'ingredients'];

/** Resolves when what is on the screen tells what is so now: whoever pressed sees the outcome with the end of the press. */
export const readStopsAgain = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(SHOWN_BY.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
