import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { keyOf } from '../../dataProvider/endpointKeys';
import { type RecordOutcome, readAnswer } from '../change/outcomes';
import { type Change, useAct } from '../change/useAct';
import type { BulkTarget } from '../declaration/BulkAct';

/** What is to become of each row, as the call takes it: `{price: {...}}`, `{set: {...}}`. */
export type BulkBody = Readonly<Record<string, unknown>>;

/** A row as it was seen; without a version: as it is. */
type Seen = Pick<RecordOutcome, 'id' | 'version'>;

/** One change of many records by the call `bulk` of their resource; without an act it is asked which there are. */
export const useBulkChange = (target: BulkTarget, act?: BulkBody) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const { resource, parents, countOf } = target;
  const change: Change<Seen, RecordOutcome, BulkBody | undefined> = {
    about: act,
    propose: async (rows, { about, dry, via }) => {
      const seen = rows.flatMap(({ id, version }) => (version === undefined ? [] : [[id, version]]));
      const body = {
        ids: rows.map(({ id }) => id),
        ...about,
        ...(dry.dry_run ? dry : { versions: Object.fromEntries(seen) }),
      };
      return readAnswer(
        await dataProvider.call(keyOf(resource, 'bulk', 'values'), { params: parents, body, ...via }),
      );
    },
    readAgain: () => {
      void queryClient.invalidateQueries({ queryKey: [resource] });
      target.readAgain?.();
    },
    countOf,
  };
  return { change, ...useAct(change) };
};
