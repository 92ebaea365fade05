import { PERMISSIONS } from '../../contract/fieldConfig';
import { formsMade } from '../../contract/needs';
import { ENDPOINT_KEYS, type EndpointKey, rowOf } from '../../contract/rows';
import { resources } from '../resources';
import type { Grant } from '../team/grants';
import { allows, isUnlimited } from '../team/presets';
import { formsIn, needFor } from './declared';

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
