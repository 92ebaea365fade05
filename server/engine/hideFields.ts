import type { FieldConfig } from '../../contract/fieldConfig';
import { rulesOf, type WireRecord } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';
import { groupOf } from '../../contract/needs';
import { canView } from '../../contract/permissions';
import type { Sections } from '../Sections';
import type { Resource, Rows } from './Resource';

/** Takes fields without `view` out of the records that a call answers: they never leave the server. */
export type Hiding = (key: string, sections: Sections) => Hide;
/** What may be hidden of a record is optional in the schema of the answer that holds it. */
export type Hide = <R extends WireRecord>(record: R) => R;

interface Hidden {
  readonly endpoints: Rows;
  readonly resources: readonly Resource[];
}

/** Wherever records of a resource travel, also inside others, what is hidden of them is hidden. */
export const hidingOf = ({ endpoints, resources }: Hidden): Hiding => {
  /** The sections whose fields make up a group's records, taken from its forms. */
  const sectionsOf = new Map(
    Object.entries(endpoints).flatMap(([key, { sections }]) => (sections ? [[groupOf(key), sections]] : [])),
  );
  const recordsOf = new Map(
    resources.flatMap(({ name, alsoOf = [] }) => alsoOf.map((group) => [group, name])),
  );
  const embedded = new Map(
    resources.flatMap(({ name, travelsAs = [] }) => travelsAs.map((key) => [key, name])),
  );

  return (key, sections) => {
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
        if (name === 'guest_url') return isAddressKnown(group, hiddenOf) ? value : null;
        if (name === 'remarks') return sayable(value, hidden);
        if (name === 'stop') return isRecord(value) ? withoutIngredients(value, hidden) : value;
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

/** The page of guests has the addresses of the record and of its venue in it. */
const isAddressKnown = (group: string, hiddenOf: (group: string) => ReadonlySet<string>): boolean =>
  [group, 'points'].every((each) => !hiddenOf(each).has('url'));

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

/** Which ingredients have stopped a dish is no more told than what it is made of. */
const withoutIngredients = (stop: WireRecord, hidden: ReadonlySet<string>): WireRecord =>
  hidden.has('ingredients') && Array.isArray(stop.causes)
    ? { ...stop, causes: stop.causes.filter((cause) => isRecord(cause) && cause.ingredient_id === null) }
    : stop;

/** What was said of fields that may not be seen is not said. */
const sayable = (remarks: unknown, hidden: ReadonlySet<string>): unknown =>
  isRecord(remarks) && isRecord(remarks.fields)
    ? {
        ...remarks,
        fields: Object.fromEntries(Object.entries(remarks.fields).filter(([name]) => !hidden.has(name))),
      }
    : remarks;

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
