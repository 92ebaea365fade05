import type { EndpointKey } from '../../contract/endpoints';
import type { Session } from '../auth/Session';
import type { Handler } from '../Call';
import { DEFAULT_ZONE } from '../engine/wallClock';
import type { FormContextOf } from '../FormContext';
import { grantsBy } from '../staff/holdBusiness';
import { destroyMembers, removeMembers, restoreMembers } from '../staff/moveMembers';
import { type Asker, findMember, listMembers, memberWire } from '../staff/readMembers';
import { changeMember, inviteAgain, inviteMember } from '../staff/saveMember';
import { reachOf } from '../team/reachOf';

type Key = Extract<EndpointKey, `staff.${string}`>;

/** Who asks, and by which memberships. */
const askerOf = (key: EndpointKey, session: Session): Asker => {
  const grants = grantsBy(key, session);
  return { userId: session.userId, grants, reach: reachOf(grants) };
};

/** Members of a business (TM-05). They are records of no venue and have no title of their own, so the engine's verbs do not fit (docs/decisions/0024). */
export const staffHandlers: { readonly [K in Key]: Handler<K> } = {
  'staff.list': ({ list, key, session }, deps) =>
    listMembers({ ...askerOf(key, session), list, isBin: false }, deps),
  'staff.deleted': ({ list, key, session }, deps) =>
    listMembers({ ...askerOf(key, session), list, isBin: true }, deps),
  'staff.one': async ({ path: { id }, key, session }, deps) => {
    const asker = askerOf(key, session);
    const row = await findMember({ id, reach: asker.reach }, deps);
    return { record: memberWire(row, asker, deps), version: row.member.version };
  },
  'staff.create': ({ form, key, session }, deps) => inviteMember(form.values, askerOf(key, session), deps),
  'staff.update': ({ path: { id }, form: { values }, ifMatch, key, session }, deps) =>
    changeMember({ id, values, ifMatch }, askerOf(key, session), deps),
  'staff.invite': ({ path: { id }, key, session }, deps) => inviteAgain(id, askerOf(key, session), deps),
  'staff.deleteMany': ({ ids, key, session }, deps) => removeMembers(ids, askerOf(key, session), deps),
  'staff.restoreMany': ({ ids, key, session }, deps) => restoreMembers(ids, askerOf(key, session), deps),
  'staff.destroyMany': ({ ids, key, session }, deps) => destroyMembers(ids, askerOf(key, session), deps),
};

export const staffFormContexts: {
  readonly [K in 'staff.create' | 'staff.update']: FormContextOf<K>;
} = {
  'staff.create': async () => ({ timezone: DEFAULT_ZONE }),
  'staff.update': async ({ path: { id }, session }, deps) => {
    const asker = askerOf('staff.update', session);
    const row = await findMember({ id, reach: asker.reach }, deps);
    return { timezone: DEFAULT_ZONE, record: memberWire(row, asker, deps) };
  },
};
