import type { FieldConfig } from '../../contract/fieldConfig';
import { rulesOf, type WireRecord } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';
import { groupOf } from '../../contract/needs';
import { canView } from '../../contract/permissions';
import { type Row, rows as table } from '../../contract/rows';
import type { Deps } from '../Deps';
import type { Sections } from '../Sections';
import type { Resource } from './Resource';
import { namedUnder } from './references';

/** What may be hidden of a record is optional in the schema of the answer that holds it. */
export type Hide = <R extends WireRecord>(record: R) => R;

/**
 * Takes fields without `view` out of the records that a call answers: they never leave the server. Wherever records of a resource
 * travel, also inside others, what is hidden of them is hidden.
 */
export const hiding = (key: string, { resources, sections }: HideDeps): Hide => {
  const known = HIDING.get(resources) ?? hidingAmong(resources);
  HIDING.set(resources, known);
  return known(key, sections);
};
const HIDING = new WeakMap<readonly Resource[], Hiding>();

export type HideDeps = Pick<Deps, 'resources' | 'sections'>;
type Hiding = (key: string, sections: Sections) => Hide;

/** The title of a record as somebody sees it: empty where it is hidden. */
export const seenTitle = (resource: string, title: string, deps: HideDeps): string =>
  String(hiding(`${resource}.one`, deps)({ title }).title ?? '');

const hidingAmong = (resources: readonly Resource[]): Hiding => {
  const endpoints: Readonly<Record<string, Row>> = Object.assign(
    {},
    table,
    ...resources.map(({ rows }) => rows),
  );
  /** The sections whose fields make up a group's records, taken from its forms. */
  const sectionsOf = new Map(
    Object.entries(endpoints).flatMap(([key, { sections }]) => (sections ? [[groupOf(key), sections]] : [])),
  );
  const recordsOf = new Map(
    resources.flatMap(({ name, alsoOf = [] }) => alsoOf.map((group) => [group, name])),
  );
  const embedded = new Map(
    resources.flatMap(({ name, travelsAs = [], references = {} }) => [
      ...travelsAs.map((key) => [key, name] as const),
      ...Object.entries(references).flatMap(([key, one]) =>
        'to' in one ? [[namedUnder(key), one.to.name] as const] : [],
      ),
    ]),
  );

  const speaking = new Map(resources.flatMap(({ speaksOf = {} }) => Object.entries(speaksOf)));

  return (key, sections) => {
    // Of the records of most people nothing is: they travel as they are.
    if ([...sectionsOf.values()].every((names) => hiddenKeys(names, sections).size === 0)) return asItIs;
    // Once for each group in the answer, not for each of its records.
    const known = new Map<string, ReadonlySet<string>>();
    const hiddenOf = (group: string): ReadonlySet<string> => {
      const hidden = known.get(group) ?? hiddenKeys(sectionsOf.get(group) ?? [], sections);
      known.set(group, hidden);
      return hidden;
    };
    const without = (record: WireRecord, group: string): WireRecord => {
      const hidden = hiddenOf(group);
      const inside = (name: string, value: unknown): unknown => {
        const speaksOf = speaking.get(name);
        if (speaksOf) return speaksOf(value, (field, of = group) => hiddenOf(of).has(field));
        if (name === 'visibility') return isRecord(value) ? withoutCauses(value, hiddenOf) : value;
        const other = embedded.get(name);
        const hide = (one: unknown): unknown =>
          other !== undefined && isRecord(one) ? without(one, other) : one;
        return Array.isArray(value) ? value.map(hide) : hide(value);
      };
      const kept: Record<string, unknown> = {};
      for (const name of Object.keys(record)) if (!hidden.has(name)) kept[name] = inside(name, record[name]);
      return kept;
    };
    const group = groupOf(key);
    return <R extends WireRecord>(record: R) => without(record, recordsOf.get(group) ?? group) as R;
  };
};

const asItIs: Hide = (record) => record;

/** Of the records that hide it, what guests see of a record says no more than these records themselves would. */
const withoutCauses = (
  visibility: WireRecord,
  hiddenOf: (group: string) => ReadonlySet<string>,
): WireRecord => {
  let isLess = false;
  const without = (cause: unknown): unknown => {
    if (!isRecord(cause)) return cause;
    const hidden = hiddenOf(String(cause.resource));
    const { title, until, status, ...rest } = cause;
    const isFieldHidden = hidden.has(String(cause.field));
    isLess ||= isFieldHidden;
    return {
      ...rest,
      title: hidden.has('title') ? '' : title,
      until: isFieldHidden ? null : until,
      ...(status !== undefined && !isFieldHidden && { status }),
    };
  };
  const { causes, notes, changes_at: next, ...rest } = visibility;
  const shown = [causes, notes].map((list) => (Array.isArray(list) ? list.map(without) : list));
  return { ...rest, causes: shown[0], notes: shown[1], changes_at: isLess ? null : next };
};

/** Which keys of a resource's records somebody sees. */
export const seesIn = (
  { sections: own }: Pick<Resource, 'sections'>,
  sections: Sections,
): ((key: string) => boolean) => {
  const hidden = hiddenKeys(Object.keys(own), sections);
  return (key) => !hidden.has(key);
};

/** Keys that only fields without `view` read. */
const hiddenKeys = (names: readonly string[], sections: Sections): ReadonlySet<string> => {
  const parts = names.map((name) => keysOf(sections.fields(name)));
  const hidden = parts.flatMap((part) => part.hidden);
  if (hidden.length === 0) return NOTHING;
  const shown = new Set(parts.flatMap((part) => part.shown));
  return new Set(hidden.filter((key) => !shown.has(key)));
};
const NOTHING: ReadonlySet<string> = new Set();

interface SectionKeys {
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
}

/** The keys of a section, by whether they may be seen. Its fields are one object for as long as it stays as it is. */
const keysOf = (fields: readonly FieldConfig[]): SectionKeys => {
  const known = KEYS.get(fields);
  if (known) return known;
  const shown = fields.filter(canView).flatMap((field) => rulesOf(field).wireKeys(field));
  const hidden = fields
    .filter((field) => !canView(field))
    .flatMap((field) => [...rulesOf(field).wireKeys(field), ...(rulesOf(field).alsoRead?.(field) ?? [])]);
  const keys = { shown, hidden };
  KEYS.set(fields, keys);
  return keys;
};
const KEYS = new WeakMap<readonly FieldConfig[], SectionKeys>();
