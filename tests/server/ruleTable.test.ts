import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkForm } from '../../contract/checkForm';
import { type FieldConfig, isKnownField } from '../../contract/fieldConfig';
import { rulesOf } from '../../contract/fields';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { phoneTypeOf } from '../../contract/phoneTypeOf';
import { buildApp } from '../../server/app';
import { points } from '../../server/db/schema';
import { validateForm } from '../../server/engine/validateForm';
import { fieldErrorText } from '../../server/texts/fieldErrorText';
import { ROW_TODAY, type RuleRow } from '../contract/fields/RuleRow';
import { ruleForm, sectionOf, shortly } from '../contract/fields/ruleForm';
import { ruleTable } from '../contract/fields/ruleTable';
import { openServer } from './standing';
import { signedIn, type TestUser } from './testDeps';

const test = openServer();
let app: FastifyInstance;
let user: TestUser;
let pointId: number;
/** What the server serves and validates by, row by row. */
let section: readonly FieldConfig[] = [];

beforeAll(async () => {
  const sections = {
    raw: () => section,
    fields: (name: string) => (name === 'point_general' ? section : []),
  };
  app = await buildApp({ ...test.deps, sections });
  user = await signedIn(test);
  const now = test.deps.clock();
  const row = { businessId: user.businessId, title: 'Точка', createdAt: now, updatedAt: now };
  const [point] = await test.deps.db.insert(points).values(row).returning({ id: points.id });
  pointId = point?.id ?? 0;
}, 120_000);
afterAll(async () => {
  await app.close();
});

/** What a client sends. Some rows show a record as it is read, in keys that are never written: then what they become. */
const payloadOf = (row: RuleRow): Record<string, unknown> => {
  const { field, values } = ruleForm(row);
  const keys = rulesOf(field).wireKeys(field);
  const isSent = row.wire !== undefined && Object.keys(row.wire).every((key) => keys.includes(key));
  return { ...(isSent ? row.wire : rulesOf(field).toPayload(values[field.name], field)), ...row.others };
};

/** The verdict that the contract gives on what travels; `payload` as the server reads it. */
const expected = (row: RuleRow) => {
  const { field, fields, values } = ruleForm(row);
  const read = { ...values, [field.name]: rulesOf(field).fromRecord(payloadOf(row), field) };
  const initial = 'initial' in row ? { initial: { [field.name]: row.initial } } : {};
  const errors =
    checkForm(fields, read, { mode: row.mode ?? 'edit', today: ROW_TODAY, phoneTypeOf, ...initial })[
      field.name
    ] ?? [];
  return { errors, texts: [...new Set(errors.map(fieldErrorText))] };
};

const send = async (row: RuleRow) => {
  const { field } = ruleForm(row);
  section = parseFieldConfig(sectionOf(row)).filter(isKnownField);
  const headers = { authorization: `Bearer ${user.token}` };
  const payload = payloadOf(row);
  if (row.mode === 'create') return app.inject({ method: 'POST', url: '/api/point', payload, headers });
  const extra = 'initial' in row ? rulesOf(field).toPayload(row.initial, field) : {};
  await test.deps.db
    .update(points)
    .set({ extra: { ...extra }, cityId: null, street: null, house: null, approach: null, url: null })
    .where(eq(points.id, pointId));
  return app.inject({ method: 'PUT', url: `/api/point/${pointId}`, payload, headers });
};

const isFileRow = (row: RuleRow): boolean => row.field.type === 'file';

describe('a rule of section 5, on the server', () => {
  it.each(
    ruleTable
      .filter((row) => !isFileRow(row))
      .map((row) => [`[${row.id}] ${String(row.field.type)}: ${row.says}`, row] as const),
  )('%s', async (_title, row) => {
    const { errors, texts } = expected(row);
    expect(shortly(errors)).toEqual(row.serverErrors ?? row.errors);
    const answer = await send(row);
    if (errors.length > 0) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toMatchObject({ [ruleForm(row).field.name]: texts });
      return;
    }
    expect([answer.statusCode, answer.json().errors]).toEqual([row.mode === 'create' ? 201 : 200, undefined]);
    if (row.payload) expect(answer.json()).toMatchObject(JSON.parse(JSON.stringify(row.payload)));
  });

  // Bytes are validated by tests/server/files.test.ts; here only the rules that stand in the section.
  it.each(ruleTable.filter(isFileRow).map((row) => [`[${row.id}] file: ${row.says}`, row] as const))(
    '%s',
    (_title, row) => {
      const { texts } = expected(row);
      const sections = [parseFieldConfig(sectionOf(row)).filter(isKnownField)];
      const context = { timezone: 'Europe/Moscow', ...(row.mode === 'create' ? {} : { record: {} }) };
      const validate = () => validateForm({ payload: payloadOf(row), sections, context, today: ROW_TODAY });
      if (texts.length === 0) expect(validate).not.toThrow();
      else
        expect(validate).toThrow(
          expect.objectContaining({ status: 422, errors: { [ruleForm(row).field.name]: texts } }),
        );
    },
  );
});
