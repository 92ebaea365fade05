import type { EndpointKey } from '../../contract/endpoints';
import type { Handler } from '../Call';
import { DEFAULT_ZONE } from '../engine/wallClock';
import type { FormContextOf } from '../FormContext';
import { grantsBy } from '../staff/holdBusiness';
import { findRole, listRoles, roleWire } from '../staff/readRoles';
import { changeRole, copyRole, createRole, deleteRoles } from '../staff/saveRole';

type Key = Extract<EndpointKey, `roles.${string}`>;

/** What members may do (TM-03). Nobody makes or changes a role that holds more than theirs (TM-09). */
export const roleHandlers: { readonly [K in Key]: Handler<K> } = {
  'roles.list': ({ list, key, session }, deps) => listRoles({ list, grants: grantsBy(key, session) }, deps),
  'roles.one': async ({ path: { id }, key, session }, deps) => {
    const grants = grantsBy(key, session);
    const row = await findRole({ id, grants }, deps);
    return { record: roleWire(row, grants), version: row.role.version };
  },
  'roles.create': ({ form, userId, key, session }, deps) =>
    createRole(form.values, { userId, grants: grantsBy(key, session) }, deps),
  'roles.copy': ({ path: { id }, userId, key, session }, deps) =>
    copyRole(id, { userId, grants: grantsBy(key, session) }, deps),
  'roles.update': ({ path: { id }, form: { values }, ifMatch, userId, key, session }, deps) =>
    changeRole({ id, values, ifMatch }, { userId, grants: grantsBy(key, session) }, deps),
  'roles.deleteMany': ({ ids, userId, key, session }, deps) =>
    deleteRoles(ids, { userId, grants: grantsBy(key, session) }, deps),
};

export const roleFormContexts: { readonly [K in 'roles.create' | 'roles.update']: FormContextOf<K> } = {
  'roles.create': async () => ({ timezone: DEFAULT_ZONE }),
  'roles.update': async ({ path: { id }, session }, deps) => {
    const grants = grantsBy('roles.update', session);
    const row = await findRole({ id, grants }, deps);
    return { timezone: DEFAULT_ZONE, record: roleWire(row, grants) };
  },
};
