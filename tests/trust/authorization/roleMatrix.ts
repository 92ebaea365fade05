import type { FastifyInstance } from 'fastify';
import { formsMade, needOf } from '../../../contract/needs';
import { ENDPOINT_KEYS, type EndpointKey, rowOf } from '../../../contract/rows';
import type { Sections } from '../../../server/Sections';
import { allows, type Rights } from '../../../server/team/grants';
import type { TestDeps } from '../../server/testDeps';
import { type Estate, idAt } from '../calls/estate';
import { kindsOf } from '../calls/kindsOf';
import { randomFrom } from '../calls/random';
import { requestOf } from '../calls/requestOf';
import { type Slot, slotsOf } from '../calls/slots';

/** The venues that a membership is for: all, the first of the estate, the second, none. */
export const SCOPES = ['all', 'first', 'second', 'none'] as const;
export type Scope = (typeof SCOPES)[number];

export interface Member {
  readonly role: string;
  readonly rights: Rights;
  readonly scope: Scope;
  readonly token: string;
}

interface Wrong {
  readonly call: string;
  readonly role: string;
  readonly scope: Scope;
  readonly slot: string;
  readonly expected: string;
  readonly got: number;
}

export interface Told {
  /** Calls that were made. */
  readonly count: number;
  readonly wrong: readonly Wrong[];
}

/** Calls about records of a business; the others ask for no role. */
export const JUDGED: readonly EndpointKey[] = ENDPOINT_KEYS.filter(
  (key) => needOf(key, rowOf(key)) !== undefined,
);

/** What a bulk call does is done once: a role that may is asked elsewhere, on an estate of its own. */
const SPENT: readonly EndpointKey[] = [
  'changes.undo',
  'staff.create',
  'staff.invite',
  'business.handOver',
  'templates.apply',
];
const isSpent = (key: EndpointKey): boolean => key.endsWith('Many') || SPENT.includes(key);

/** What a new record must have of a form is open to the role. */
const canFill = ({ fields }: Rights, form: string, sections: Sections): boolean =>
  requiredIn(form, sections).every((name) => {
    const left = fields[form]?.[name];
    return left === undefined || (left.includes('view') && left.includes('create'));
  });

/** The fields that a new record must have, and that whoever makes it fills. */
export const requiredIn = (form: string, sections: Sections): readonly string[] =>
  sections
    .fields(form)
    .filter(({ rules, permissions }) => rules.required === true && permissions.includes('create'))
    .map(({ name }) => name);

const covers = (scope: Scope, place: 0 | 1): boolean =>
  scope === 'all' || scope === (place === 0 ? 'first' : 'second');

/**
 * Every call of these members, with each id of the estate's second venue in each slot, and all ids of the first: 403 where
 * the role lacks the level, 404 where the scope lacks the venue, done where it lacks neither. Nothing here names a call.
 */
export const askAll = async (
  { app, deps }: { readonly app: FastifyInstance; readonly deps: TestDeps['deps'] },
  estate: Estate,
  members: readonly Member[],
  keys: readonly EndpointKey[] = JUDGED,
): Promise<Told> => {
  const wrong: Wrong[] = [];
  let count = 0;
  for (const key of keys) {
    const slots = slotsOf(key);
    for (const [turn, { role, rights, scope, token }] of members.entries()) {
      const isAllowed =
        allows(rights, needOf(key, rowOf(key))) &&
        formsMade(rowOf(key)).every((form) => canFill(rights, form, deps.sections));
      for (const strange of [undefined, ...slots]) {
        const places = slots.map((slot): 0 | 1 => (slot === strange ? 1 : 0));
        // Of one venue and a record of another: the parent and what it holds do not belong together.
        const isMixed = new Set(places).size > 1;
        const isCovered = places.every((place) => covers(scope, place)) && !isMixed;
        if (isAllowed && isCovered && isSpent(key)) continue;
        // Of a matrix, dishes and drinks take turns: what a role may do is not asked of the kind.
        const kinds = kindsOf(key);
        for (const kind of members.length < kinds.length
          ? kinds
          : kinds.slice(turn % kinds.length).slice(0, 1)) {
          const id = (slot: Slot) => idAt(estate, slot === strange ? 1 : 0, slot, kind);
          const call = requestOf(key, { id, kind, random: randomFrom(7), sections: deps.sections });
          // A chef is told by the field: it has to be named.
          if (key === 'foods.update' && call.payload) call.payload.price = '390';
          const { statusCode } = await app.inject({ ...call, headers: { authorization: `Bearer ${token}` } });
          count += 1;
          const expected = expectedOf(key, role, { isAllowed, isCovered, isOpen: scope === 'all' });
          if (!expected.includes(statusCode))
            wrong.push({
              call: key,
              role,
              scope,
              slot: strange?.name ?? '-',
              expected: expected.join(),
              got: statusCode,
            });
        }
      }
    }
  }
  return { count, wrong };
};

interface Facts {
  readonly isAllowed: boolean;
  readonly isCovered: boolean;
  /** All venues of the business are theirs, and so may be one more. */
  readonly isOpen: boolean;
}

const expectedOf = (
  key: EndpointKey,
  role: string,
  { isAllowed, isCovered, isOpen }: Facts,
): readonly number[] => {
  if (!isAllowed) return [403];
  // Roles belong to the whole business: who sees its people sees them all, who runs all of it changes them.
  if (key === 'roles.one' || key === 'roles.list') return [200, 201];
  // Nobody gives what they do not hold: the form says it by its field.
  if (key.startsWith('roles.')) return isOpen ? [200, 201, 422] : [403];
  // A venue is opened by who runs all of a business.
  if (key === 'points.copy' && isCovered && !isOpen) return [403];
  const hasSlots = slotsOf(key).length > 0;
  if (!hasSlots) return key.endsWith('.create') && !isOpen ? [403] : [200, 201];
  // A right form names the price as well: a chef's is refused by its field, and nothing is written.
  if (key === 'foods.update' && role === 'chef') return isCovered ? [422] : [404];
  return isCovered ? [200, 201] : [404];
};
