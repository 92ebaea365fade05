import { needOf } from '../../contract/needs';
import type { Session } from '../auth/sessions';
import type { Handlers } from '../Call';
import type { Resource } from '../engine/Resource';
import { listChanges, type Seen } from '../history/readChanges';
import { undoBatch, undoChange } from '../history/undo';
import { areaIn } from '../rights/declared';
import { grantsBy } from '../staff/holdBusiness';
import { allows, reachOf } from '../team/grants';

export const changeHandlers: Handlers<'changes.list' | 'changes.undo'> = {
  'changes.list': ({ list, query, reach, session }, deps) =>
    listChanges({ ...list, query, reach, ...seenBy(session, deps.resources) }, deps),

  'changes.undo': async ({ path: { id }, userId, reach, home, reachFor, body }, deps) => {
    const { rest = false, whole = false } = body;
    const undoing = { id, who: { userId, reach, home, reachFor }, rest };
    const undo = whole ? undoBatch : undoChange;
    const rows = await undo(undoing, deps);
    return { rows, total: rows.length };
  },
};

/** The records whose changes somebody may see: those of the areas that are open to them. */
export const seenBy = ({ grants }: Session, all: readonly Resource[]): Pick<Seen, 'reachIn' | 'teams'> => {
  const areaOf = areaIn(all);
  const within = new Map(
    all.map((resource) => {
      const key = `${resource.name}.list`;
      const row = resource.rows[key];
      const need = row && needOf(key, row, areaOf(resource.name));
      const allowed = need ? grants.filter((grant) => allows(grant, need)) : [];
      return [resource.name, allowed.length > 0 ? reachOf(allowed) : undefined];
    }),
  );
  const teams = grantsBy('staff.list', { grants }).filter(({ pointIds }) => pointIds === undefined);
  return {
    reachIn: (resource) => within.get(resource),
    teams: `{${teams.map(({ businessId }) => businessId).join(',')}}`,
  };
};
