import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorsAt, errorsBeside } from '../../fieldRenderers/errorsAt';
import { renderField } from './renderField';

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => {
  fireEvent.change(input(name), { target: { value } });
  fireEvent.blur(input(name));
};

describe('socials', () => {
  it.each([
    ['ВКонтакте', 'https://vk.com/coffee_books', 'coffee_books'],
    ['Telegram', '@coffee', 'coffee'],
    ['Telegram', 't.me/coffee/', 'coffee'],
    ['Telegram', 'https://t.me/coffee/?utm_source=qr#a', 'coffee'],
    ['ВКонтакте', 'https://m.vk.com/coffee?from=search', 'coffee'],
    ['Дзен', 'dzen.ru/coffee.books', 'coffee.books'],
  ])('[FN-14] in %s a pasted %s leaves its name', (network, pasted, name) => {
    renderField('socials');
    type(network, pasted);
    expect(input(network).value).toBe(name);
  });

  it('[FN-14] names travel as full links', () => {
    const { payload } = renderField('socials');
    type('ВКонтакте', 'coffee');
    expect(payload().field).toMatchObject({ vk: 'https://vk.com/coffee' });
  });

  it('[FN-15] another character is refused at its network', () => {
    const { validate } = renderField('socials');
    type('Telegram', 'кофе');
    expect(validate()).toEqual(['field']);
    expect(input('Telegram').getAttribute('aria-invalid')).toBe('true');
    expect(input('Дзен').getAttribute('aria-invalid')).toBe('false');
    expect(screen.getByText(/Допустимы только латинские буквы/)).toBeTruthy();
  });

  it('to read they are links', () => {
    renderField('socials', { permissions: ['view'] }, { record: { field: { vk: 'https://vk.com/coffee' } } });
    expect(screen.getByRole('link', { name: 'vk.com/coffee' }).getAttribute('href')).toBe(
      'https://vk.com/coffee',
    );
  });
});

describe('nutrition', () => {
  it('[FN-11] [FN-13] takes a comma and travels flat', () => {
    const { payload, validate } = renderField('nutrition');
    type('Калории', '245');
    type('Белки', '12,5');
    expect(validate()).toEqual([]);
    expect(payload()).toEqual({ calories: 245, protein: 12.5, fats: null, carbohydrates: null });
  });

  it('to read it is one line with units', () => {
    renderField('nutrition', { permissions: ['view'] }, { record: { calories: 245, protein: 12.5 } });
    expect(screen.getByText('Калории: 245 ккал · Белки: 12,5 г')).toBeTruthy();
  });
});

it('problems stand at their part, the others under the field', () => {
  const errors = [{ key: 'a' }, { key: 'b', at: 'city' }, { key: 'c', at: 'moon' }];
  expect(errorsAt(errors, 'city')).toEqual([{ key: 'b', at: 'city' }]);
  expect(errorsBeside(errors, ['city'])).toEqual([{ key: 'a' }, { key: 'c', at: 'moon' }]);
});
