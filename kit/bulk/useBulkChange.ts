import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { type EndpointKey, endpointOf } from '../../contract/endpoints';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import type { BodyOf } from '../../dataProvider/call';
import { keyOf } from '../../dataProvider/endpointKeys';
import { answerOf, isChange, type RecordOutcome } from '../change/outcomes';
import { type Change, useAct } from '../change/useAct';
import type { BulkTarget } from '../declaration/BulkAct';
import { takesMany } from '../declaration/knownCalls';

/** What is to become of each row, as the call takes it: `{price: {...}}`, `{set: {...}}`. */
export type BulkBody = Readonly<Record<string, unknown>>;

/** A row as it was seen; without a version: as it is. */
type Seen = Pick<RecordOutcome, 'id' | 'version'>;

/**
 * One change of records by a call of their resource; without an act the call says it all, and `bulk` is asked which there are.
 * @param key default: the call `bulk`
 */
export const useBulkChange = (
  target: BulkTarget,
  act?: BulkBody,
  key: EndpointKey = keyOf(target.resource, 'bulk', 'values'),
) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const { resource, parents, countOf } = target;
  const change: Change<Seen, RecordOutcome, BulkBody | undefined> = {
    about: act,
    propose: async (rows, { about, dry, via }) => {
      const isOne = !takesMany(key);
      const params = { ...parents, ...(isOne && { id: String(rows[0]?.id) }) };
      if (!isChange(key)) {
        await dataProvider.call(key, { params, ...(endpointOf(key).ids && { ids: target.ids }), ...via });
        return { results: rows.map(({ id }) => ({ id, status: 'done', before: {}, after: {} })) };
      }
      const seen = rows.flatMap(({ id, version }) => (version === undefined ? [] : [[id, version]]));
      const body = {
        ...(!isOne && { ids: rows.map(({ id }) => id) }),
        ...about,
        ...(dry.dry_run ? dry : { versions: Object.fromEntries(seen) }),
      };
      // Which of the calls it is, is known when it runs: the act has said what that one takes.
      return answerOf(await dataProvider.call(key, { params, body: body as BodyOf<typeof key>, ...via }));
    },
    readAgain: () => {
      void queryClient.invalidateQueries({ queryKey: [resource] });
      target.readAgain?.();
    },
    countOf,
  };
  return { change, ...useAct(change) };
};
