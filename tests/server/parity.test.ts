import fc from 'fast-check';
import type { UseFormReturn } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { isKnownField } from '../../contract/fieldConfig';
import { type FieldError, rulesOf } from '../../contract/fields';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { canWrite } from '../../contract/permissions';
import { phoneTypeOf } from '../../contract/phoneTypeOf';
import type { FormValues } from '../../fieldRenderers/formHandle';
import { registerPhoneTypes } from '../../fieldRenderers/phone/phoneTypes';
import { createFormModel, openForm } from '../../kit/form/createFormModel';
import { ApiError } from '../../server/ApiError';
import { validateForm } from '../../server/engine/validateForm';
import { fieldErrorText } from '../../server/texts/fieldErrorText';
import { type FormCase, formCases } from '../contract/fields/formArbitraries';
import { propertyRuns, propertyTimeout } from '../propertyRuns';

registerPhoneTypes(phoneTypeOf);

const ZONE = 'Europe/Moscow';

/**
 * The console's own form around the values, react-hook-form left out: it only stores them. What a person could not have
 * entered (a field without permission) stays as the record has it.
 */
const openForCase = ({ section, mode, record, entered }: FormCase) => {
  const fields = parseFieldConfig(section, 'point_general');
  const isNew = mode === 'create';
  const opened = openForm({ fields, mode, record: isNew ? undefined : { ...record, timezone: ZONE } });
  const isStatus = (name: string) =>
    fields.some((field) => field.name === name && field.type === 'change_status');
  const typed = fields
    .filter(isKnownField)
    .filter((field) => canWrite(field, mode))
    .filter((field) =>
      rulesOf(field)
        .wireKeys(field)
        .some((key) => Object.hasOwn(entered, key)),
    )
    .map((field) => [field.name, rulesOf(field).fromRecord(entered, field)] as const)
    // A status is changed for another one; nobody can take it away.
    .filter(([name, value]) => value !== '' || !isStatus(name));
  const values: FormValues = { ...opened.initial, ...Object.fromEntries(typed) };
  const memory = { getValues: () => values } as UseFormReturn<FormValues>;
  return { fields: fields.filter(isKnownField), model: createFormModel(opened, memory) };
};

const textsOf = (errors: readonly FieldError[]): readonly string[] => [
  ...new Set(errors.map(fieldErrorText)),
];

const askServer = (question: Parameters<typeof validateForm>[0]) => {
  try {
    return { stored: validateForm(question), errors: {} };
  } catch (error) {
    if (error instanceof ApiError && error.errors) return { stored: undefined, errors: error.errors };
    throw error;
  }
};

/**
 * What cannot be seen does not travel: a text of spaces arrives as nothing.
 */
const LOST_ON_THE_WAY = ['errors.notOnlySpaces'];

describe('the form and the server', () => {
  it(
    '[IV2] [FF-31] give the same verdict, name the same fields in the same words, and keep the same payload',
    () => {
      fc.assert(
        fc.property(formCases, (given) => {
          const { fields, model } = openForCase(given);
          const wrong = model.validate();
          const payload = model.payload();
          const shown = wrong.map((name) => [name, model.handle.errors.of(name)] as const);
          const context = { timezone: ZONE, ...(given.mode === 'edit' ? { record: given.record } : {}) };
          const { stored, errors } = askServer({
            payload,
            sections: [fields],
            context,
            // Midnight may pass between two cases.
            today: model.handle.today,
          });

          const travelled = shown.filter(
            ([, found]) => !found.some(({ key }) => LOST_ON_THE_WAY.includes(key)),
          );
          const expected = Object.fromEntries(travelled.map(([name, found]) => [name, textsOf(found)]));
          const lost = shown.length - travelled.length;
          if (lost === 0) expect(errors).toEqual(expected);
          else expect(errors).toMatchObject(expected);
          if (wrong.length === 0) expect(stored).toMatchObject(payload);
        }),
        { numRuns: propertyRuns },
      );
    },
    propertyTimeout,
  );
});
