import { groupOf, hasArea, type Need, needOf } from '../../contract/needs';
import { type EndpointKey, rowOf } from '../../contract/rows';
import type { FieldDraft } from '../../contract/sections/rawFields';
import type { Resource } from '../engine/Resource';
import { resources } from '../resources';

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
