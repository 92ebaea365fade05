import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HttpError } from '../../../contract/errors';
import { rows } from '../../../contract/rows';
import type { Preset } from '../../../contract/vocabulary';
import { forbidden } from '../../../server/ApiError';
import { roleSections } from '../../../server/bind/authorize';
import { formSection, sectionsOf } from '../../../server/loadSections';
import { presets } from '../../../server/team/grants';
import { renderForm } from './renderForm';

const facts = { pointTypes: [], phoneTypes: [], baseCategories: [], marks: [] };
const base = sectionsOf({ raw: (name) => formSection(name, facts), forms: [] });

/** The form of a dish as the server answers it to this role. */
const dishOf = (role: Preset) =>
  roleSections(rows, (group) => group)(base, { rights: [presets[role]], by: 'some' }).raw('food_general');

const record = { id: 1, title: 'Борщ', price: '390', description: 'С говядиной' };

it('[TM-04] a chef sees the price as words and changes the rest; a price is never sent', async () => {
  const { user, save, sent } = renderForm(dishOf('chef'), { mode: 'edit', record });
  expect(screen.getByRole('group', { name: /Цена/ }).textContent).toContain('390');
  expect(screen.queryByRole('textbox', { name: /Цена/ })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /Название/ }), ' по-домашнему');
  await save();
  expect(sent()).toMatchObject({ title: 'Борщ по-домашнему' });
  expect(sent()).not.toHaveProperty('price');
});

it('[TM-04] a barman reads the form of a dish and finds nothing to type into', () => {
  renderForm(dishOf('bar'), { mode: 'edit', record });
  expect(screen.getByRole('group', { name: /Название/ }).textContent).toBe('Борщ');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('[TM-07] a right that is gone while the form is open: the save says so, and what was typed stays', async () => {
  const { user, save, onSubmit } = renderForm(dishOf('chef'), { mode: 'edit', record });
  const { status, message } = forbidden();
  onSubmit.mockRejectedValueOnce(new HttpError(status, { body: { message } }));
  await user.type(screen.getByRole('textbox', { name: /Название/ }), ' с пампушками');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('Это действие вам недоступно.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Название/ }).value).toBe('Борщ с пампушками');
});
