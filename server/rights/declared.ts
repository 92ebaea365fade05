import { PERMISSIONS } from '../../contract/fieldConfig';
import { formsMade, groupOf, hasArea, type Need, needOf } from '../../contract/needs';
import { ENDPOINT_KEYS, type EndpointKey, rowOf } from '../../contract/rows';
import type { FieldDraft } from '../../contract/sections/rawFields';
import type { Resource } from '../engine/Resource';
import { resources } from '../resources';
import type { Grant } from '../team/grants';
import { allows, isUnlimited } from '../team/grants';

/** The area that a group of calls belongs to: what hangs below belongs to the area above it, where nobody has said otherwise. */
export const areaIn =
  (all: readonly Resource[]) =>
  (group: string): string => {
    const above = hasArea(group)
      ? undefined
      : all.find(({ name, alsoOf = [] }) => name === group || alsoOf.includes(group))?.under?.resource.name;
    return above === undefined ? group : areaIn(all)(above);
  };

/** What a call asks of who is signed in; undefined = nothing more. */
export const needFor = (key: EndpointKey): Need | undefined =>
  needOf(key, rowOf(key), areaIn(resources)(groupOf(key)));

/** Which fields a form has does not depend on what they offer. */
const NO_FACTS = { pointTypes: [], phoneTypes: [], baseCategories: [], marks: [] };

/** The forms that a role may narrow, by their keys: all that are declared. */
export const formsIn = (all: readonly Resource[]): Readonly<Record<string, readonly FieldDraft[]>> =>
  Object.fromEntries(
    all.flatMap(({ sections }) => Object.entries(sections).map(([key, drafts]) => [key, drafts(NO_FACTS)])),
  );

/**
 * The calls that none of these memberships allows, so that a console offers nothing that would be answered 403. What a
 * single venue decides, the answer to the call says.
 */
export const closedCalls = (grants: readonly Grant[]): readonly EndpointKey[] =>
  ENDPOINT_KEYS.filter((key) => {
    const need = rowOf(key).access === 'user' ? needFor(key) : undefined;
    return (
      need !== undefined &&
      !grants.some((grant) => allows(grant, need) && canFill(grant, key) && canOpen(grant, key))
    );
  });

/** A venue is opened by who runs all of a business. */
const canOpen = ({ pointIds }: Grant, key: EndpointKey): boolean =>
  !OPENING.includes(key) || pointIds === undefined;

const OPENING: readonly EndpointKey[] = ['points.create', 'points.copy'];

/** What a new record must have, by form. */
const REQUIRED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(formsIn(resources)).map(([key, drafts]) => [
    key,
    drafts
      .filter(
        ({ validation_rules, permissions = PERMISSIONS }) =>
          validation_rules?.required === true && permissions.includes('create'),
      )
      .map(({ name }) => name),
  ]),
);

/** Who may not fill a field that a new record must have cannot make one. */
const canFill = (grant: Grant, key: EndpointKey): boolean => {
  if (isUnlimited(grant)) return true;
  return formsMade(rowOf(key)).every((section) =>
    (REQUIRED.get(section) ?? []).every((name) => {
      const left = grant.fields[section]?.[name];
      return left === undefined || (left.includes('view') && left.includes('create'));
    }),
  );
};
