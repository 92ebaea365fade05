import type { Endpoint } from '../../contract/endpoints';
import type { FieldConfig, Permission } from '../../contract/fieldConfig';
import { isRecord } from '../../contract/isRecord';
import { groupOf, isForEveryone, keysOf } from '../../contract/needs';
import { canWrite } from '../../contract/permissions';
import type { Sections } from '../Sections';
import { allows, isUnlimited } from '../team/allows';
import type { Rights } from '../team/presets';

/** The sections as a role has them: the same fields, with what it leaves of their permissions. */
export type RoleSections = (base: Sections, asked: Asked) => Sections;

interface Asked {
  readonly rights: readonly Rights[];
  /** Of several roles: whether one that permits is enough, or all must. */
  readonly by: 'some' | 'every';
}

const MOST = 500;

/**
 * @param endpoints the table of calls: it says which call's form a section is
 * @param areaOf the area that a group of calls belongs to
 */
export const roleSections = (
  endpoints: Readonly<Record<string, Endpoint>>,
  areaOf: (group: string) => string,
): RoleSections => {
  const groups = new Map(
    Object.entries(endpoints).flatMap(([key, { sections = [] }]) =>
      sections.map((section) => [section, areaOf(groupOf(key))] as const),
    ),
  );
  // By the rights themselves, so that one role has one object: tags and hidden keys are kept by it.
  const known = new WeakMap<Sections, Map<string, Sections>>();
  return (base, { rights, by }) => {
    const free = rights.filter(isUnlimited).length;
    if (by === 'some' ? free > 0 : free === rights.length) return base;
    const kept = known.get(base) ?? new Map<string, Sections>();
    known.set(base, kept);
    const key = `${by}${JSON.stringify(rights.map(({ levels, fields }) => [levels, fields]))}`;
    const own = kept.get(key) ?? narrowed(base, { rights, by }, groups);
    if (kept.size >= MOST) kept.clear();
    kept.set(key, own);
    return own;
  };
};

const narrowed = (base: Sections, { rights, by }: Asked, groups: ReadonlyMap<string, string>): Sections => {
  const permitted = (section: string, name: string) => (permission: Permission) =>
    rights[by]((each) => permits(each, { group: groups.get(section), section, name, permission }));
  const raw = new Map<readonly unknown[], readonly unknown[]>();
  const fields = new Map<readonly FieldConfig[], readonly FieldConfig[]>();
  return {
    raw: (section) => {
      const all = base.raw(section);
      if (all === undefined) return undefined;
      const own = raw.get(all) ?? all.map((entry) => withPermissions(entry, section, permitted));
      raw.set(all, own);
      return own;
    },
    fields: (section) => {
      const all = base.fields(section);
      const own =
        fields.get(all) ??
        all.map((field) => ({
          ...field,
          permissions: field.permissions.filter(permitted(section, field.name)),
        }));
      fields.set(all, own);
      return own;
    },
  };
};

const withPermissions = (
  entry: unknown,
  section: string,
  permitted: (section: string, name: string) => (permission: Permission) => boolean,
): unknown => {
  if (!isRecord(entry) || !Array.isArray(entry.permissions)) return entry;
  return { ...entry, permissions: entry.permissions.filter(permitted(section, String(entry.name))) };
};

interface Field {
  readonly group: string | undefined;
  readonly section: string;
  readonly name: string;
  readonly permission: Permission;
}

const permits = (rights: Rights, { group, section, name, permission }: Field): boolean => {
  const left = rights.fields[section]?.[name];
  if (left && !left.includes(permission)) return false;
  // A form about oneself is nobody else's to open or close.
  if (group === undefined || isForEveryone(group)) return true;
  return allows(rights, { keys: keysOf(group, permission), level: permission });
};

/** Whether a role can fill a new record: it may not lock a field that a new one must have. */
export const canCreate = (sections: readonly string[], own: Sections, base: Sections): boolean =>
  sections.every((section) => {
    const locked = new Set(
      own
        .fields(section)
        .filter((field) => !canWrite(field, 'create'))
        .map(({ name }) => name),
    );
    return !base
      .fields(section)
      .some((field) => field.rules.required && canWrite(field, 'create') && locked.has(field.name));
  });
