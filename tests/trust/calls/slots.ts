import { type EndpointKey, rowOf } from '../../../contract/rows';
import { singularOf } from '../../../scaffold/names';
import { resources } from '../../../server/resources';

/** What the server declares, the sessions, notices and views of an account, and the changes of the history. */
const RECORDS: readonly string[] = [
  ...resources.map(({ name }) => singularOf(name)),
  'session',
  'change',
  'ingredient',
  'staff',
  'member',
  'role',
  'notice',
  'view',
];

/** A place of a call that an id goes into. */
export interface Slot {
  readonly place: 'path' | 'body' | 'ids';
  readonly name: string;
  readonly of: string;
  /** Whether the call means a record in the bin. */
  readonly bin: boolean;
}

/** Lists that belong to nobody: naming their rows gives nothing away. */
const REFERENCES = ['city_id'];
const NO_IDS = ['section', 'type', 'kind'];

/** Every slot of a row, read off the row itself. Throws for a slot it cannot place: a row nobody could attack. */
export const slotsOf = (key: EndpointKey): readonly Slot[] => {
  const known = read.get(key) ?? readSlots(key);
  read.set(key, known);
  return known;
};

/** The same slots each time, so that one of them can be told from the others. */
const read = new Map<EndpointKey, readonly Slot[]>();

/** The keys of a body that is no form. */
export const bodyKeysOf = (key: EndpointKey): readonly string[] =>
  Object.keys(rowOf(key).body?.properties ?? {});

const readSlots = (key: EndpointKey): readonly Slot[] => {
  const row = rowOf(key);
  const path = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const place = Object.keys(row.place ?? {});
  const body = bodyKeysOf(key).filter((name) => /_?[iI]ds?$/.test(name) && !REFERENCES.includes(name));
  const slots: readonly Slot[] = [
    ...path.map((name) => ({ place: 'path' as const, name })),
    ...[...place, ...body].map((name) => ({ place: 'body' as const, name })),
    ...(row.ids ? [{ place: 'ids' as const, name: 'ids' }] : []),
  ]
    .filter(({ name }) => !NO_IDS.includes(name))
    .map((slot) => ({
      ...slot,
      of: recordOf(slot.name, key),
      bin: slot.place === 'ids' && /\.(?:restore|destroy)Many$/.test(key),
    }));
  return slots;
};

const recordOf = (name: string, key: EndpointKey): string => {
  const own = key.split('.')[0] ?? '';
  const word = /^ids?$/.test(name) ? singularOf(own) : name.replace(/_?ids?$/i, '');
  const found = RECORDS.find((record) => record === word);
  if (!found) {
    throw new Error(
      `Expected ${key} to name a known record by "${name}", got "${word}": teach tests/trust/calls what it is and how an owner gets one.`,
    );
  }
  return found;
};
