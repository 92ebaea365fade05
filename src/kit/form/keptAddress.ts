import { isKnownField, type SectionField } from '../../../contract/fieldConfig';
import type { WireRecord } from '../../../contract/fields';
import { text } from '../../../i18n/text';

/** What nobody but its owner can have seen, where the backend does not say when a record was first shown. */
const UNSEEN: readonly unknown[] = ['draft', 'under_moderation', 'rejected'];

/** Whether guests may hold the address of a record already. One that says nothing about it may have been shown. */
const wasShown = ({ shownAt, status }: WireRecord): boolean =>
  shownAt === undefined ? !UNSEEN.includes(status) : shownAt !== null;

/**
 * The fields of a record whose address follows its title only until guests could see it: after that it changes where
 * somebody writes another one (3-decisions).
 */
export const keptAddress = (
  fields: readonly SectionField[],
  record: WireRecord | undefined,
): readonly SectionField[] => {
  if (!record || !wasShown(record)) return fields;
  return fields.map((field) =>
    isKnownField(field) && field.autoGenerate
      ? { ...field, autoGenerate: false, description: text('form.url.kept') }
      : field,
  );
};
