import { type FieldConfig, type FormMode, isKnownField, type SectionField } from '../../contract/fieldConfig';
import { canWrite } from '../../contract/permissions';

/** A category is shown or not (`visible`), and may be hidden for a while besides (`hide`): two fields of the wire. */
const JOINED = { toggle: 'visible', close_point: 'hide' } as const;

/**
 * The toggle that a hide block completes: where both stand in a form and both can be written, they are one choice, drawn by
 * the block. Two switches that speak of the same thing would contradict each other.
 */
export const joinedSwitch = (
  closure: FieldConfig,
  fields: readonly SectionField[],
  mode: FormMode,
): FieldConfig | undefined =>
  closure.name === JOINED.close_point ? writable('toggle', fields, mode) : undefined;

/** Whether a toggle is drawn by the hide block beside it. */
export const isJoined = (toggle: FieldConfig, fields: readonly SectionField[], mode: FormMode): boolean =>
  toggle.name === JOINED.toggle && writable('close_point', fields, mode) !== undefined;

const writable = (type: keyof typeof JOINED, fields: readonly SectionField[], mode: FormMode) =>
  fields.find(
    (field): field is FieldConfig =>
      isKnownField(field) && field.name === JOINED[type] && field.type === type && canWrite(field, mode),
  );
