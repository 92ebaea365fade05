import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCities } from '../../server/cities/parseCities';
import { parseCsv } from '../../server/cities/parseCsv';
import { once, openServer } from './standing';
import { signedIn } from './testDeps';

const test = openServer();
const user = once(() => signedIn(test));

const find = async (typed: string): Promise<readonly string[]> => {
  const url = `/api/cities?filters[0][field]=cityRegion&filters[0][value]=${encodeURIComponent(typed)}`;
  const answer = await user.get(url);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: { title: string }[] }>().data.map(({ title }) => title);
};

describe('a city is found as people write it', () => {
  it.each([
    ['спб', 'Санкт-Петербург'],
    ['СПб', 'Санкт-Петербург'],
    ['Питер', 'Санкт-Петербург'],
    ['мск', 'Москва'],
    ['Екб', 'Екатеринбург'],
    ['Челны', 'Набережные Челны'],
    ['г. Самара', 'Самара'],
    ['г.Самара', 'Самара'],
    ['город Самара', 'Самара'],
    ['Самара г', 'Самара'],
    ['САМАРА', 'Самара'],
    ['г. спб', 'Санкт-Петербург'],
    ['ростов на дону', 'Ростов-на-Дону'],
    ['йошкар ола', 'Йошкар-Ола'],
    ['Самара, Самарская область', 'Самара'],
  ])('%s is one city: %s', async (typed, title) => {
    expect(await find(typed)).toEqual([title]);
  });

  it.each([
    ['Нижний', ['Нижний Новгород', 'Нижний Тагил', 'Нижний Ломов']],
    ['нижний-новгород', ['Нижний Новгород']],
    ['ростов', ['Ростов-на-Дону', 'Ростов']],
    ['новгород', ['Великий Новгород', 'Нижний Новгород']],
  ])('%s offers what goes by this name first, then what begins so', async (typed, titles) => {
    expect(await find(typed)).toEqual(titles);
  });

  it('the very name stands before names and regions that hold it', async () => {
    expect((await find('санкт петербург'))[0]).toBe('Санкт-Петербург');
    expect((await find('Санкт-Петербург'))[0]).toBe('Санкт-Петербург');
    expect((await find('Омск')).slice(0, 2)).toEqual(['Омск', 'Томск']);
    expect((await find('орел'))[0]).toBe('Орёл');
  });

  it('a region finds its cities', async () => {
    expect(await find('Самарская')).toContain('Тольятти');
  });
});

describe('the table of other names', () => {
  const rows = parseCsv(readFileSync('content/cityAliases.csv', 'utf8')).slice(1);

  it('names cities of the shipped list, each other name once', () => {
    const { cities } = parseCities(readFileSync('content/cities.csv', 'utf8'));
    const titles = new Set(cities.map(({ title }) => title));
    expect(rows.filter(({ cells }) => !titles.has(cells[1] ?? ''))).toEqual([]);
    const names = rows.map(({ cells }) => cells[0]);
    expect(new Set(names).size).toBe(names.length);
  });
});
