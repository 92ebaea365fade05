import { beforeAll, describe, expect, it } from 'vitest';
import { cook, type Json } from '../menuArea/startKitchen';
import { openKitchen } from '../standing';
import { sheetCalls } from './sheetCalls';

const kitchen = openKitchen();

beforeAll(async () => {
  await kitchen.reset();
}, 120_000);

describe('[SP-02] cells of a spreadsheet', () => {
  it('hold no value where a program has made a day, an error or a percentage of it; a unit may stand beside its value', async () => {
    const anna = await kitchen.owner();
    const menu = await cook(anna).menu(await anna.point('odna'), 'Осень');
    await cook(anna).category(menu, 'food', 'Супы');
    const mapping = ['category', 'title', 'price', 'unit_value', 'unit_measurement'];
    const rows = [
      ['Супы', 'Уха', '12.05.2026', null, null],
      ['Супы', '#Н/Д', 300, null, null],
      ['Супы', 'Уха \uFFFD наша', '10 %', null, null],
      ['Супы', 'Харчо', 300, '250 г', null],
      ['Супы', 'Солянка', 300, '250/30', 'гр.'],
      ['Супы', 'Окрошка', 300, '0,5 л', 'л'],
      ['Супы', 'Бульон', 300, '0,5 л', 'г'],
      ['Супы', 'Борщ', 390, '0,3/0,5 л', null],
    ];
    const answer = await sheetCalls(kitchen).upload(menu, { mapping, rows }, anna);
    const results = answer.body.results as Json[];
    expect(results.map(({ status }) => status)).toEqual([
      ...Array(3).fill('refused'),
      ...Array(3).fill('new'),
      ...Array(2).fill('refused'),
    ]);
    const [day, error, sign, kharcho, solyanka, okroshka] = results;
    expect([day?.errors, error?.errors, sign?.errors]).toEqual([
      { price: [expect.stringContaining('дата 12.05.2026')] },
      { title: [expect.stringContaining('#Н/Д')] },
      { title: [expect.stringMatching(/нечитаемый/)], price: [expect.stringMatching(/проценты/)] },
    ]);
    const portions = [kharcho, solyanka, okroshka].map(
      async (one) => (await anna.ask('GET', `/foods/${one?.id}`)).body,
    );
    expect((await Promise.all(portions)).map((one) => [one.unit_value, one.unit_measurement])).toEqual([
      ['250', 'g'],
      ['280', 'g'],
      ['0.5', 'l'],
    ]);
  });
});
