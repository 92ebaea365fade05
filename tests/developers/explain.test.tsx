import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { explain, fieldAt, hiddenOf } from '../../build/dev/explain';
import { answerAs, groupOfSection, sectionFor, type ViewedRole } from '../../build/dev/viewAs';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { SchemaForm } from '../../kit/form/SchemaForm';
import { resources } from '../../resources';
import { HOUSE, sourceFiles } from '../architecture/sources';

const fields = parseFieldConfig([
  {
    name: 'title',
    type: 'text',
    title: 'Name',
    permissions: ['view', 'edit'],
    validation_rules: { required: true },
  },
  { name: 'kind', type: 'text', title: 'Kind', permissions: ['view', 'create'] },
  { name: 'secret', type: 'text', title: 'Secret', permissions: [] },
  {
    name: 'seats',
    type: 'text',
    title: 'Seats',
    permissions: ['view', 'edit'],
    depends_on: { field: 'title', values: ['Hall'] },
  },
]);

it('an element of a form tells its field, and where its state comes from: right, condition, rules', () => {
  render(
    <SchemaForm
      fields={fields}
      mode="edit"
      label="Form"
      submitLabel="Save"
      record={{ title: 'Hall', kind: 'x' }}
      onSubmit={async () => undefined}
    />,
  );
  const found = fieldAt(screen.getByRole('textbox', { name: /Seats/ }));
  if (!found) throw new Error('Expected a field.');
  expect([found.field.name, found.mode]).toEqual(['seats', 'edit']);
  expect(explain(found).join('\n')).toMatch(
    /есть «view» и «edit».*\n.*«title» = "Hall"; сейчас "Hall": выполнено/,
  );
  expect(hiddenOf(found.form)).toEqual(['secret: Нет права «view».']);
  const read = fieldAt(screen.getByLabelText('Kind'));
  expect(read && explain(read)[1]).toMatch(/Только для чтения: нет права «edit», заполняется один раз/);
});

it('a section is drawn as a role would get it: what it leaves of each field, and how far it goes in the area', () => {
  const raw = [
    { name: 'title', type: 'text', permissions: ['view', 'create', 'edit'] },
    { name: 'rent', type: 'text', permissions: ['view', 'edit'] },
  ];
  const waiter = {
    title: 'Waiter',
    levels: { management_points: ['view', 'create'] },
    fields: { point_general: { rent: [] } },
  } satisfies ViewedRole;
  const group = groupOfSection('point_general', resources);
  expect(sectionFor(waiter, { section: 'point_general', group, raw })).toEqual([
    { ...raw[0], permissions: ['view', 'create'] },
    { ...raw[1], permissions: [] },
  ]);
});

it('while a form is viewed as another, its section is answered for, and nothing is written', async () => {
  expect(answerAs('/api/points/1', 'PUT')).toBeUndefined();
  sessionStorage.setItem(
    'carte.dev.viewAs',
    JSON.stringify({ section: 'point_general', name: 'Waiter', raw: [] }),
  );
  expect(await answerAs('/api/fields/permissions/point_general')?.json()).toEqual({ point_general: [] });
  expect(answerAs('/api/fields/permissions/point_docs')).toBeUndefined();
  expect(answerAs('/api/points/1', 'PUT')?.status).toBe(403);
  sessionStorage.clear();
});

it('nothing that a console is built of knows the parts of development', () => {
  const importers = sourceFiles(...HOUSE).filter(({ text }) => /build\/dev\//.test(text));
  expect(importers.map(({ path }) => path)).toEqual([]);
});
