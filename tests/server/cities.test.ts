import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseCities } from '../../server/cities/parseCities';
import { parseCsv } from '../../server/cities/parseCsv';
import { importCities } from '../../server/seed/importCities';

const shipped = () => parseCities(readFileSync('content/cities.csv', 'utf8'));
const zoneOf = (title: string) => shipped().cities.find((city) => city.title === title)?.timezone;
const errors = (...lines: readonly string[]) => parseCities(lines.join('\n')).problems;

describe('the shipped list', () => {
  it('[DC-37] holds at least 350 cities, each with its region and time zone, and none twice', () => {
    const list = shipped();
    expect(list.problems).toEqual([]);
    expect(list.cities.length).toBeGreaterThanOrEqual(350);
    expect(new Set(list.cities.map(({ title, region }) => `${title}, ${region}`)).size).toBe(
      list.cities.length,
    );
    expect(new Set(list.cities.map(({ region }) => region)).size).toBeGreaterThanOrEqual(80);
  });

  it('[DC-37] starts with the largest', () => {
    const { cities } = shipped();
    expect(cities.slice(0, 3).map(({ title }) => title)).toEqual([
      'Москва',
      'Санкт-Петербург',
      'Новосибирск',
    ]);
    const sizes = cities.map(({ population }) => population);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  it.each([
    ['Калининград', 'Europe/Kaliningrad', 2],
    ['Москва', 'Europe/Moscow', 3],
    ['Волгоград', 'Europe/Volgograd', 3],
    ['Самара', 'Europe/Samara', 4],
    ['Саратов', 'Europe/Saratov', 4],
    ['Уфа', 'Asia/Yekaterinburg', 5],
    ['Омск', 'Asia/Omsk', 6],
    ['Новосибирск', 'Asia/Novosibirsk', 7],
    ['Барнаул', 'Asia/Barnaul', 7],
    ['Томск', 'Asia/Tomsk', 7],
    ['Иркутск', 'Asia/Irkutsk', 8],
    ['Чита', 'Asia/Chita', 9],
    ['Владивосток', 'Asia/Vladivostok', 10],
    ['Южно-Сахалинск', 'Asia/Sakhalin', 11],
    ['Петропавловск-Камчатский', 'Asia/Kamchatka', 12],
  ])('[DC-22] knows that %s lives by %s (UTC+%i)', (title, zone, hours) => {
    expect(zoneOf(title)).toBe(zone);
    const there = new Date('2026-01-15T00:00:00Z').toLocaleString('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      hourCycle: 'h23',
    });
    expect(Number(there)).toBe(hours);
  });
});

describe('a list to import', () => {
  it('reads columns in any order, a byte order mark, Windows line ends and quoted cells', () => {
    const text = '\uFEFFRegion,title,timezone,note\r\n"Область ""Б"", север",Вяз,Europe/Moscow,x\r\n\r\n';
    expect(parseCities(text)).toEqual({
      cities: [{ title: 'Вяз', region: 'Область "Б", север', timezone: 'Europe/Moscow', population: 0 }],
      problems: [],
    });
  });

  it('keeps the line numbers right after a cell with a line break', () => {
    expect(parseCsv('a,b\n"x\ny",1\nc,d').map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it('keeps an empty last cell', () => {
    expect(parseCsv('a,b,\nc,,')).toEqual([
      { line: 1, cells: ['a', 'b', ''] },
      { line: 2, cells: ['c', '', ''] },
    ]);
  });

  const head = 'title,region,timezone,population';
  it.each([
    ['an empty file', ['']],
    ['no header', ['Вяз,Область,Europe/Moscow']],
    ['a header alone', [head]],
  ])('refuses %s', (_what, lines) => {
    expect(errors(...lines)).toHaveLength(1);
  });

  it.each([
    ['no title', ',Область,Europe/Moscow,1', /Line 3: title/],
    ['no region', 'Вяз,,Europe/Moscow,1', /Line 3: region/],
    ['an unknown zone', 'Вяз,Область,Europe/Vyaz,1', /Line 3: timezone/],
    ['an offset for a zone', 'Вяз,Область,+03:00,1', /Line 3: timezone/],
    ['a missing zone', 'Вяз,Область', /Line 3: timezone/],
    ['digits for a title', '77,Область,Europe/Moscow,1', /Line 3: title/],
    ['a control character', 'Вя\u0000з,Область,Europe/Moscow,1', /Line 3: title/],
    ['a population with a fraction', 'Вяз,Область,Europe/Moscow,1.5', /Line 3: population/],
    ['a cell too many', 'Вяз,Область,Europe/Moscow,1,2', /Line 3: 5 cells/],
    ['the same city twice', 'КЛЁН,область,Europe/Moscow,1', /Line 3: the same title and region as line 2/],
  ])('names the line with %s', (_what, line, expected) => {
    const found = errors(head, 'Клён,Область,Europe/Moscow,1', line);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });

  it('names every bad line, not the first alone', () => {
    expect(errors(head, ',,,', 'Вяз,Область,nowhere,', 'Клён,,Europe/Moscow,')).toHaveLength(2);
  });

  it('says where a quote is left open', () => {
    expect(() => parseCities(`${head}\n"Вяз,Область,Europe/Moscow,1`)).toThrow(/Line 2/);
  });
});

describe('npm run cities:import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carte-cities-'));
  const file = (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const run = (path: string) => importCities(path, { DATA_DIR: join(folder, 'data') });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('[DC-38] refuses a file with bad lines before it touches a database', async () => {
    await expect(
      run(file('bad.csv', 'title,region,timezone\nВяз,Область,nowhere\n,Область,Asia/Omsk')),
    ).rejects.toThrow(/Line 2: timezone[\s\S]*Line 3: title/);
    await expect(run(file('latin.csv', Uint8Array.of(0xc2, 0xff)))).rejects.toThrow(/cannot be read/);
    await expect(run(join(folder, 'none.csv'))).rejects.toThrow(/cannot be read/);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('[DC-38] replaces the list of the configured database, a fresh one included', async () => {
    const list = file(
      'good.csv',
      'title,region,timezone\nМосква,Москва,Europe/Moscow\nВяз,Область,Asia/Omsk',
    );
    expect(await run(list)).toMatch(/^2 cities: 1 new, 1 kept, \d{3} removed\.$/);
    expect(await run(list)).toBe('2 cities: 0 new, 2 kept, 0 removed.');
  }, 180_000);
});
