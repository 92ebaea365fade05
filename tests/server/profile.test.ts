import { describe, expect, it } from 'vitest';
import { once, openServer } from './standing';
import { signedIn } from './testDeps';

const test = openServer();
const anna = once(() => signedIn(test));

const save = (payload: object) => anna.put('/api/profile', payload);

describe('the names of a profile', () => {
  it.each(['name', 'last_name', 'patronymic'])('%s takes what texts of points take, trimmed', async (key) => {
    for (const name of ['Анна', 'Жан-Поль', 'Ирина 🙂', 'D’Artagnan']) {
      const answer = await save({ [key]: ` ${name} ` });
      expect([answer.statusCode, answer.json().user?.[key] ?? answer.json()[key]]).toEqual([200, name]);
    }
  });

  it.each([
    ['a mark that turns the direction', 'Анна\u202Eанна', 'Недопустимые символы'],
    ['an isolate', '\u2066Анна\u2069', 'Недопустимые символы'],
    ['a control character', 'Анна\u0007', 'Недопустимые символы'],
    ['nothing that can be seen', '\u200B\u200B\u200B', 'Поле не может состоять только из пробелов'],
    ['spaces', '   ', 'Поле не может состоять только из пробелов'],
    ['too many letters', 'а'.repeat(51), 'Максимум 50 символов'],
  ])('(IV4) with %s is refused', async (_what, name, words) => {
    for (const key of ['name', 'last_name', 'patronymic']) {
      const answer = await save({ [key]: name });
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { [key]: [words] }]);
    }
  });

  it('one that is short is refused, one that may be missing is removed', async () => {
    expect((await save({ name: 'А' })).json().errors).toEqual({ name: ['Минимум 2 символа'] });
    expect((await save({ name: '' })).json().errors).toEqual({ name: ['Обязательное поле'] });
    expect((await save({ last_name: '', patronymic: null })).statusCode).toBe(200);
  });
});
