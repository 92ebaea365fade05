import { describe, expect, it } from 'vitest';
import { checkForm } from '../../../contract/checkForm';
import { FIELD_TYPES } from '../../../contract/fieldConfig';
import { rulesOf } from '../../../contract/fields';
import { toPayload } from '../../../contract/formValues';
import { phoneTypeOf } from '../../../contract/phoneTypeOf';
import { errors } from '../../../i18n/ru/errors';
import { ROW_TODAY, type RuleRow } from './RuleRow';
import { ruleForm, shortly } from './ruleForm';
import { ruleTable } from './ruleTable';

const validate = (row: RuleRow) => {
  const { field, fields, values } = ruleForm(row);
  const initial = 'initial' in row ? { initial: { [field.name]: row.initial } } : {};
  const form = { mode: row.mode ?? 'edit', today: ROW_TODAY, phoneTypeOf, ...initial } as const;
  return { field, fields, values, form, errors: checkForm(fields, values, form)[field.name] ?? [] };
};

describe('a rule of section 5', () => {
  it.each(ruleTable.map((row) => [`[${row.id}] ${String(row.field.type)}: ${row.says}`, row] as const))(
    '%s',
    (_title, row) => {
      const { field, fields, values, errors } = validate(row);
      expect(shortly(errors)).toEqual(row.errors);
      if (!row.payload) return;
      const payload = toPayload(fields, values, row.mode ?? 'edit');
      expect(
        Object.fromEntries(
          rulesOf(field)
            .wireKeys(field)
            .filter((key) => key in payload)
            .map((key) => [key, payload[key]]),
        ),
      ).toEqual(row.payload);
    },
  );

  it.each(
    ruleTable
      .filter((row) => row.errors.length === 0)
      .map((row) => [`[IV2] ${String(row.field.type)}: ${row.says}`, row] as const),
  )('%s: what one side accepts and sends, the other reads and accepts', (_title, row) => {
    const { field, fields, values, form } = validate(row);
    const payload = rulesOf(field).toPayload(values[field.name], field);
    const read = { ...values, [field.name]: rulesOf(field).fromRecord(payload, field) };
    expect(checkForm(fields, read, form)).toEqual(checkForm(fields, values, form));
    expect(rulesOf(field).toPayload(read[field.name], field)).toEqual(payload);
  });

  it('[FF-09] has a row for every one of the 22 types', () => {
    expect(new Set(ruleTable.map((row) => row.field.type))).toEqual(new Set(FIELD_TYPES));
  });

  it('[FF-16] has a text for every problem it can find', () => {
    const keys = ruleTable.flatMap((row) => validate(row).errors.map((error) => error.key));
    expect(keys.filter((key) => !Object.hasOwn(errors, key))).toEqual([]);
  });

  it('[FF-16] gives every text what the text asks for', () => {
    const texts: Readonly<Record<string, string>> = errors;
    const missing = ruleTable
      .flatMap((row) => validate(row).errors)
      .flatMap(({ key, args = {} }) =>
        [...(texts[key] ?? '').matchAll(/%\{(\w+)\}/g)]
          .filter(([, name = '']) => !(name in args))
          .map(([mark]) => `${key}: ${mark}`),
      );
    expect(missing).toEqual([]);
  });

  it.each(
    ruleTable
      .filter((row) => row.errors.length > 0)
      .map((row) => [`[IV2] ${String(row.field.type)}: ${row.says}`, row] as const),
  )('%s: what one side refuses and sends, the other refuses alike', (_title, row) => {
    const { field, fields, values, form, errors } = validate(row);
    const payload = row.wire ?? rulesOf(field).toPayload(values[field.name], field);
    const read = { ...values, [field.name]: rulesOf(field).fromRecord(payload, field) };
    const found = checkForm(fields, read, form)[field.name] ?? [];
    expect(shortly(found)).toEqual(row.serverErrors ?? shortly(errors));
  });
});
