import { isKnownField } from '../../contract/fieldConfig';
import { formsMade, needOf } from '../../contract/needs';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { ENDPOINT_KEYS, type EndpointKey, rowOf } from '../../contract/rows';
import { rawFields } from '../../contract/sections/rawFields';
import { ROLE_SECTION, roleGeneralFor } from '../../contract/sections/role';
import { allows, isUnlimited } from './allows';
import type { Grant } from './grants';

/**
 * The calls that none of these memberships allows, so that a console offers nothing that would be answered 403. What a
 * single venue decides, the answer to the call says.
 */
export const closedCalls = (grants: readonly Grant[]): readonly EndpointKey[] =>
  ENDPOINT_KEYS.filter((key) => {
    const need = rowOf(key).access === 'user' ? needOf(key, rowOf(key)) : undefined;
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
  parseFieldConfig(rawFields(ROLE_SECTION, roleGeneralFor()))
    .filter(isKnownField)
    .flatMap(({ sections = [] }) => sections)
    .map(({ key, fields }) => [
      key,
      fields
        .filter(({ required, permissions }) => required && permissions.includes('create'))
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
