import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UNITS } from '../../contract/vocabulary';
import { resources } from '../../resources';
import { openConsole } from '../kit/openConsole';
import { menuBackend } from './menuBackend';

const options = UNITS.map((value) => ({ value, title: value }));
const section = [
  { field_id: 1, name: 'unit_value', type: 'number', title: 'Количество' },
  { field_id: 2, name: 'unit_measurement', type: 'select', title: 'Единица', options },
].map((field) => ({ ...field, order: field.field_id, permissions: ['view', 'edit'] }));

it.each([
  ['food', 'g'],
  ['drink', 'ml'],
] as const)('[FD-15] the amount of a %s is in %s, unless the person says otherwise', async (type, usual) => {
  const backend = menuBackend();
  backend.on('GET /point/1/categories/drink/12', () => ({ id: 12, type, title: 'Соки' }));
  backend.on('GET /foods/2', () => ({ id: 2, title: 'Тархун', price: '290', images: [] }));
  backend.on('GET /fields/permissions/food_general', () => ({ food_general: section }));
  const at = `/menu/foods/edit?pointId=1&type=${type}&categoryId=12&id=2`;
  openConsole({ resources, backend, at });
  const amount = await screen.findByRole('textbox', { name: 'Количество' });
  const unit = screen.getByRole<HTMLInputElement>('combobox', { name: 'Единица' });
  const typed = (value: string) => fireEvent.change(amount, { target: { value } });
  expect(unit.value).toBe('');
  typed('3');
  expect(unit.value).toBe(usual);
  typed('');
  expect(unit.value).toBe('');
  typed('0,3');
  fireEvent.change(unit, { target: { value: 'l' } });
  fireEvent.click(await screen.findByRole('option', { name: 'l' }));
  typed('');
  typed('0,5');
  expect(unit.value).toBe('l');
});
