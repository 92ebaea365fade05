import type { FieldConfig } from '../../contract/fieldConfig';
import { sentOf } from '../../contract/fieldHistory';
import type { WireRecord } from '../../contract/fields';
import { canView, canWrite } from '../../contract/permissions';
import type { TakenPart } from '../../contract/takeOver';
import { sectionsOf } from '../engine/history';
import type { Resource } from '../engine/Resource';
import type { Sections } from '../Sections';

/** The section that says what a dish is made of. */
const COMPOSITION = 'food_composition';
/** How much of it there is goes with that, wherever its form asks. */
const PORTION: readonly string[] = ['unit_value', 'unit_measurement'];

/** Whether a field of a dish belongs to a part that can be taken over. */
const isOfPart = (part: TakenPart, field: FieldConfig, { fields }: Pick<Sections, 'fields'>): boolean =>
  part === 'composition'
    ? fields(COMPOSITION).includes(field) || PORTION.includes(field.name)
    : field.name === part;

/** The fields of a resource that go with a copy. What somebody may not write is not carried, and addresses are made anew. */
export const carriedFields = (resource: Resource, sections: Sections): readonly FieldConfig[] =>
  sectionsOf(resource, sections)
    .flat()
    .filter((field) => canWrite(field, 'create') && !field.autoGenerate);

/** Of a dish what its namesake takes over of these parts, as far as somebody may change it. */
export const takenOver = (
  resource: Resource,
  parts: readonly TakenPart[],
  sections: Sections,
): readonly FieldConfig[] =>
  sectionsOf(resource, sections)
    .flat()
    .filter((field) => canView(field) && canWrite(field, 'edit'))
    .filter((field) => parts.some((part) => isOfPart(part, field, sections)));

/** What a form would send of these fields; files go another way. */
export const valuesOf = (fields: readonly FieldConfig[], record: WireRecord): WireRecord =>
  Object.assign({}, ...fields.filter(({ type }) => type !== 'file').map((field) => sentOf(field, record)));

/** Whether somebody may make such a record: a field that it must have is not closed to them. */
export const isCreatable = (resource: Resource, sections: Sections): boolean =>
  sectionsOf(resource, sections)
    .flat()
    .every((field) => field.rules.required !== true || canWrite(field, 'create'));
