import type { FieldConfig } from '../../contract/fieldConfig';
import { sentOf } from '../../contract/fieldHistory';
import type { WireRecord } from '../../contract/fields';
import { canWrite } from '../../contract/permissions';
import { sectionsOf } from '../engine/history';
import type { Resource } from '../engine/Resource';
import type { Sections } from '../Sections';

/** What takes price and composition over takes these. */
const TAKEN_OVER = { section: 'food_composition', field: 'price' };

/** The fields of a resource that go with a copy. What somebody may not write is not carried, and addresses are made anew. */
export const carriedFields = (resource: Resource, sections: Sections): readonly FieldConfig[] =>
  sectionsOf(resource, sections)
    .flat()
    .filter((field) => canWrite(field, 'create') && !field.autoGenerate);

/** Of a dish what its namesake takes over, as far as somebody may change it. */
export const takenOver = (resource: Resource, sections: Sections): readonly FieldConfig[] => {
  const composition = sections.fields(TAKEN_OVER.section);
  return sectionsOf(resource, sections)
    .flat()
    .filter((field) => composition.includes(field) || field.name === TAKEN_OVER.field)
    .filter((field) => canWrite(field, 'edit'));
};

/** What a form would send of these fields; files go another way. */
export const valuesOf = (fields: readonly FieldConfig[], record: WireRecord): WireRecord =>
  Object.assign({}, ...fields.filter(({ type }) => type !== 'file').map((field) => sentOf(field, record)));

/** Whether somebody may make such a record: a field that it must have is not closed to them. */
export const isCreatable = (resource: Resource, sections: Sections): boolean =>
  sectionsOf(resource, sections)
    .flat()
    .every((field) => field.rules.required !== true || canWrite(field, 'create'));
