import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HttpError } from '../../contract/errors';
import { ErrorState } from '../../kit/parts/ErrorState';

const show = (error: unknown, fallback: string, title?: string): readonly (string | null)[] => {
  render(<ErrorState error={error} fallback={fallback} {...(title !== undefined && { title })} />);
  return [...screen.getByRole('alert').querySelectorAll('h2, p')].map(({ textContent }) => textContent);
};

describe('in place of what could not be loaded', () => {
  it('is said first what is not there, then why', () => {
    expect(
      show(new HttpError(500, { body: { message: 'Сервер отдыхает' } }), 'Сводка не загрузилась'),
    ).toEqual(['Сводка не загрузилась', 'Сервер отдыхает']);
  });

  it('nothing is said twice where the failure has no words of its own', () => {
    expect(show(new HttpError(500), 'Сводка не загрузилась')).toEqual(['Сводка не загрузилась']);
  });

  it('a sentence stands below a title', () => {
    expect(show(new HttpError(500), 'errors.fetchPoints', 'Точки не загрузились')).toEqual([
      'Точки не загрузились',
      'Не удалось загрузить точки. Пожалуйста, попробуйте позже.',
    ]);
  });

  it('a sentence alone gets one, too', () => {
    expect(show(undefined, 'Ничего не вышло.')).toEqual(['Данные не загрузились', 'Ничего не вышло.']);
  });

  it('[NF7] a part of the build that is gone is said in Russian, with the way to the newer one', () => {
    const gone = new TypeError(
      'Failed to fetch dynamically imported module: https://carte.example/assets/a-1.js',
    );
    expect(show(gone, 'Меню не загрузились')[1]).toMatch(/вышла новая версия/);
    expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeTruthy();
  });
});
