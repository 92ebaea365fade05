import type { BulkResult } from '../../contract/bulk';
import type { Handler } from '../Call';
import { copyPoint } from '../copies/copyPoint';
import { readAsked } from '../copies/readAsked';
import type { Deps } from '../Deps';
import { changeMany } from '../editor/changeMany';
import { readBulk } from '../editor/readBulk';
import type { OwnKey } from '../engine/verbs';
import { entriesOf } from '../history/entriesOf';
import { points } from '../resources';
import { grantsBy } from '../staff/holdBusiness';
import { reachOf } from '../team/reachOf';

export const pointsHandlers: { readonly [K in OwnKey<'points'>]: Handler<K> } = {
  'points.bulk': async ({ body, ...at }, deps) => {
    const fields = ['graphic', 'close_point'];
    return changeMany(points, { bulk: readBulk(body), at, fields, complete: withEntries }, deps);
  },

  'points.copy': async ({ path: { id }, body, key, session, ...who }, deps) => {
    const { isDry } = readAsked(body);
    // A venue is opened by who runs all of a business.
    const homes = grantsBy(key, session).flatMap(({ businessId, pointIds }) =>
      pointIds ? [] : [businessId],
    );
    const ofMenus = grantsBy('menus.copy', session);
    const menuReach = ofMenus.length > 0 ? reachOf(ofMenus) : undefined;
    return { results: [await copyPoint({ id, who, homes, menuReach, isDry }, deps)] };
  },
};

/** Each venue has a history of its own. */
const withEntries = async (
  results: readonly BulkResult[],
  inside: Pick<Deps, 'db' | 'keepNotes'>,
): Promise<readonly BulkResult[]> => {
  const entries = await entriesOf(inside);
  return results.map((row) => {
    const change_id = entries.get(row.id);
    return change_id === undefined ? row : { ...row, change_id };
  });
};
