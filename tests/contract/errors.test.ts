import { describe, expect, it } from 'vitest';
import { errorText, HttpError } from '../../contract/errors';

describe('the words for a failure', () => {
  it.each<[string, unknown, object]>([
    [
      "[ER-01] the server's error",
      new HttpError(422, { body: { error: 'Занято', message: 'Нет' } }),
      { text: 'Занято' },
    ],
    ["[ER-01] else the server's message", new HttpError(500, { body: { message: 'Нет' } }), { text: 'Нет' }],
    [
      '[ER-01] an error that is no text is passed over',
      new HttpError(500, { body: { error: true, message: 'Нет' } }),
      { text: 'Нет' },
    ],
    [
      '[ER-01] an error of spaces is passed over',
      new HttpError(500, { body: { error: ' ', message: 'Нет' } }),
      { text: 'Нет' },
    ],
    ["[ER-02] else the exception's message", new Error('Упало'), { text: 'Упало' }],
    [
      '[ER-02] our own wording of a failed call',
      new HttpError(0, { key: 'errors.network' }),
      { key: 'errors.network' },
    ],
    ['[ER-02] else the fallback of the action', new HttpError(500), { key: 'errors.fetchPoints' }],
    ['[ER-02] an exception that says nothing', new Error(''), { key: 'errors.fetchPoints' }],
    ['[ER-02] something thrown that is no error', 'text', { key: 'errors.fetchPoints' }],
  ])('%s', (_rule, error, wording) => {
    expect(errorText(error, 'errors.fetchPoints')).toEqual(wording);
  });

  it('[ER-02] errors.common is the last word', () => {
    expect(errorText(undefined)).toEqual({ key: 'errors.common' });
  });
});

describe('an error answer', () => {
  it('[DC-10] carries error, message and the texts of its fields', () => {
    const body = {
      error: 'Проверьте поля',
      errors: { title: ['Слишком длинно', 'Пусто'], url: 'Занято', odd: 7 },
    };
    const error = new HttpError(422, { body, requestId: 'r1', retryAfter: 3 });
    expect(error).toMatchObject({
      status: 422,
      body,
      message: 'Проверьте поля',
      requestId: 'r1',
      retryAfter: 3,
    });
    expect(error.errors).toEqual({ title: ['Слишком длинно', 'Пусто'], url: ['Занято'] });
  });

  it.each([[null], ['text'], [[]], [{ errors: 'x' }], [{ errors: ['x'] }]])(
    '[DC-10] lives with %j',
    (body) => {
      expect(new HttpError(500, { body }).errors).toEqual({});
    },
  );
});
