import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Change } from '../../contract/entities';
import { type FieldConfig, isKnownField } from '../../contract/fieldConfig';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { categoryGeneral } from '../../contract/sections/category';
import { foodComposition, foodGeneral } from '../../contract/sections/food';
import { pointGeneral, pointOther } from '../../contract/sections/point';
import { type FieldDraft, rawFields } from '../../contract/sections/rawFields';
import '../../contract/fields';
import { endingFor } from '../../i18n/historyWords';
import { Compared } from '../../kit/history/ChangeText';
import { changeLines } from '../../kit/history/changeLines';
import { deedOf, personOf } from '../../kit/history/isChange';
import { whenWords } from '../../kit/history/whenWords';
import { resources } from '../../resources';
import { menuBackend } from '../resources/menuBackend';
import { openConsole } from './openConsole';

await import('../../kit/history/HistoryPanel');

const fieldsOf = (drafts: readonly FieldDraft[]): readonly FieldConfig[] =>
  parseFieldConfig(rawFields('test', drafts), 'test').filter(isKnownField);

const change = (more: Partial<Change>): Change => ({
  id: 1,
  batch: '1',
  kind: 'update',
  resource: 'menus',
  record_id: 5,
  title: 'Завтраки',
  person: { id: 1, name: 'Анна Воронцова' },
  point: { id: 1, title: 'Точка 1' },
  before: {},
  after: {},
  undoes: null,
  undone: false,
  place: { pointId: 1 },
  createdAt: '2026-11-21T11:05:00Z',
  ...more,
});

it('[ST-06] what came back by itself was done by nobody; what else has no name, by who runs the server', () => {
  expect(personOf(change({ kind: 'resume', person: null }))).toBe('Само, в назначенное время');
  expect(personOf(change({ kind: 'update', person: null }))).toBe('Администратор сервера');
  expect(personOf(change({ kind: 'resume' }))).toBe('Анна Воронцова');
  expect(deedOf(change({ kind: 'resume', person: null }))).toBe('вернулось в продажу');
});

it('[HI-06] what people did is said as of people of their names, and left open where a name does not tell', () => {
  const names = ['Анна Воронцова', 'Илья Ильин', 'Олег Ким', 'Лейла', 'Айгуль Ким', 'Саша Ким', 'a@b.ru'];
  expect(names.map(endingFor)).toEqual(['а', '', '', 'а', '(а)', '(а)', '(а)']);
});

describe('[HI-02] a change in words', () => {
  const food = fieldsOf([...foodGeneral, ...foodComposition]);
  const day = (begin: string) => ({ begin, end: '22:00', around_the_clock: false, is_enabled: true });
  const days = Object.fromEntries(['1', '2', '3', '4', '5', '6', '7'].map((key) => [key, day('10:00')]));
  const cases: readonly (readonly [string, readonly FieldConfig[], object, object, string])[] = [
    ['a price', food, { price: '390' }, { price: '420.50' }, 'Цена: 390\u00a0₽ → 420,50\u00a0₽'],
    ['an empty text', food, { description: null }, { description: 'Острый' }, 'Описание: пусто → Острый'],
    [
      'a switch',
      food,
      { differ_image: false },
      { differ_image: true },
      'Подача может отличаться от фото: Нет → Да',
    ],
    ['files', food, { images: ['a.png'] }, { images: ['a.png'] }, 'Фото: файлы заменены'],
    ['a list', food, { images: ['a.png'] }, { images: [] }, 'Фото: a.png → пусто'],
    [
      'ingredients',
      food,
      { ingredients: [] },
      { ingredients: [{ id: 1, title: 'соль', is_allergen: false }] },
      'Ингредиенты: пусто → соль',
    ],
    ['an option', food, { unit_measurement: 'g' }, { unit_measurement: 'kg' }, 'Единица измерения: г → кг'],
    [
      'an address',
      fieldsOf(pointGeneral),
      { city_id: 1, city: { id: 1, title: 'Казань' }, street: 'Баумана', house: '7' },
      { city_id: 1, city: { id: 1, title: 'Казань' }, street: 'Баумана', house: '9' },
      'Адрес: Казань, Баумана, 7 → Казань, Баумана, 9',
    ],
    [
      'a status',
      fieldsOf(pointOther),
      { status: 'draft' },
      { status: 'displayed' },
      'Видят гости: Черновик → Видят',
    ],
    [
      'hours',
      fieldsOf(pointGeneral),
      { graphic: { ...days, all_days: day('10:00') } },
      { graphic: { ...days, all_days: day('12:00') } },
      'График работы: Каждый день: 10:00–22:00 → Каждый день: 12:00–22:00',
    ],
    ['a field of no section', food, { old: 'было' }, { old: 'стало' }, 'old: было → стало'],
  ];

  it.each(cases)('%s', (_what, fields, before, after, words) => {
    const told = changeLines(change({ before: { ...before }, after: { ...after } }), fields);
    expect(told).toEqual([words]);
  });

  it('a hidden category says until when, and a long text is cut', () => {
    const hide = { status: false, close_begin_date: '2026-11-21', close_begin_time: '10:00' };
    const shown = { status: true, close_begin_date: null };
    const [line] = changeLines(change({ before: shown, after: hide }), fieldsOf(categoryGeneral));
    expect(line).toMatch(/^Временно скрыть: Видят → .*21\.11\.2026 10:00/);
    const long = changeLines(change({ after: { description: 'о'.repeat(300) } }), food)[0] ?? '';
    expect(long).toMatch(/о…$/);
    expect(long.length).toBeLessThan(120);
  });

  it('long texts are compared word by word, also behind where they would be cut', () => {
    const stays = 'Говяжий бульон, свёкла, капуста и картофель, томлёные в печи до мягкости, с зеленью';
    const { container } = render(
      <Compared before={`${stays}, со сметаной и чесноком`} after={`${stays}, со сметаной и пампушкой`} />,
    );
    expect(container.textContent).toBe('… зеленью, со сметаной и чесноком пампушкой');
    expect(container.querySelector('del')?.textContent).toBe('чесноком');
    expect(container.querySelector('ins')?.textContent).toBe('пампушкой');
  });

  it('and when it was, as people say it', () => {
    const now = new Date(2026, 10, 22, 9, 0);
    expect(whenWords(new Date(2026, 10, 22, 0, 5).toISOString(), now)).toBe('сегодня, 00:05');
    expect(whenWords(new Date(2026, 10, 21, 14, 5).toISOString(), now)).toBe('вчера, 14:05');
    expect(whenWords(new Date(2026, 10, 20, 14, 5).toISOString(), now)).toBe('20.11.2026, 14:05');
  });
});

describe('the history of a record', () => {
  let backend: ReturnType<typeof menuBackend>;
  beforeEach(() => {
    backend = menuBackend();
    backend.on('GET /changes', () => ({
      data: [
        change({ id: 8, before: { title: 'Утро' }, after: { title: 'Завтраки' } }),
        change({ id: 7, kind: 'create', undone: true }),
      ],
      current_page: 1,
      last_page: 1,
      total: 2,
    }));
  });

  const open = async (capabilities: readonly 'history'[] = ['history']) => {
    const console = openConsole({ resources, backend, capabilities, at: '/menu/list/edit?pointId=1&id=5' });
    await screen.findByDisplayValue('Завтраки');
    return console;
  };

  it('[HI-02] opens beside the form, last first, and is asked for only then', async () => {
    const { user } = await open();
    expect(backend.calls.some((call) => call.includes('/changes'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'История' }));
    const panel = within(await screen.findByRole('dialog', { name: 'История изменений' }));
    const became = await panel.findByText('Завтраки', { selector: 'ins' });
    expect(became.parentElement?.textContent).toBe('Название: Утро → Завтраки');
    expect(panel.getByText('создала меню')).toBeTruthy();
    expect(panel.getAllByRole('button', { name: 'Отменить' })).toHaveLength(1);
    expect(backend.calls).toContain('GET /changes?resource=menus&id=5&page=1&per_page=20');
  });

  it('[HI-03] asks before it takes a change back, names what was changed since, and then takes back the rest', async () => {
    const errors = { title: ['Это поле с тех пор изменили.'] };
    backend.on('POST /changes/8/undo', () =>
      Response.json({ message: 'Запись уже меняли.', errors }, { status: 409 }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'История' }));
    await user.click(await screen.findByRole('button', { name: 'Отменить' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Вернуть «Завтраки» как было?' }));
    await user.click(question.getByRole('button', { name: 'Вернуть' }));
    expect(await question.findByText('Запись уже меняли.')).toBeTruthy();
    expect(question.getByText('С тех пор изменили: Название.')).toBeTruthy();
    const read = () => backend.calls.filter((call) => call === 'GET /menus/5').length;
    const before = read();
    backend.on('POST /changes/8/undo', () => ({ results: [{ resource: 'menus', id: 5, left: ['title'] }] }));
    await user.click(question.getByRole('button', { name: 'Вернуть остальное' }));
    await waitFor(() => expect(read()).toBeGreaterThan(before));
    expect(backend.bodies).toEqual([{}, { rest: true }]);
  });

  it('says that it is empty, or why it cannot be read', async () => {
    backend.on('GET /changes', () => ({ data: [], current_page: 1, last_page: 1, total: 0 }));
    const { user, unmount } = await open();
    await user.click(screen.getByRole('button', { name: 'История' }));
    expect(await screen.findByText('Изменений пока нет')).toBeTruthy();
    unmount();
    backend.on('GET /changes', () => Response.json({ message: 'Сломалось.' }, { status: 500 }));
    const again = await open();
    await again.user.click(screen.getByRole('button', { name: 'История' }));
    expect(await screen.findByText('Сломалось.')).toBeTruthy();
  });

  it('[HI-02] is not offered by a backend that keeps none, and the journal says so', async () => {
    const { unmount } = await open([]);
    expect(screen.queryByRole('button', { name: 'История' })).toBeNull();
    unmount();
    openConsole({ resources, backend, at: '/management/history' });
    expect(await screen.findByText('Этот сервер не ведёт журнал')).toBeTruthy();
    expect(backend.calls.some((call) => call.includes('/changes'))).toBe(false);
  });

  it('[HI-06] is one list for all venues in the journal, where a row leads to its record', async () => {
    openConsole({ resources, backend, capabilities: ['history'], at: '/management/history' });
    const [link] = await screen.findAllByRole('link', { name: 'Завтраки' });
    expect(link?.getAttribute('href')).toBe('/menu/list/edit?pointId=1&id=5');
    expect((await screen.findByText('Завтраки', { selector: 'ins' })).parentElement?.textContent).toBe(
      'Название: Утро → Завтраки',
    );
  });

  it('[HI-05, HI-06] what one act did in a venue is one entry of the journal, taken back as one', async () => {
    const act = ['Борщ', 'Уха', 'Щи', 'Лагман'].map((title, at) =>
      change({ id: 20 + at, batch: 'one', resource: 'foods', kind: 'stop', title, place: null }),
    );
    const list = { data: [...act, change({ id: 7, batch: 'two' })], current_page: 1, last_page: 1, total: 5 };
    backend.on('GET /changes', () => list);
    backend.on('POST /changes/20/undo', () => ({ results: [] }));
    const { user } = openConsole({
      resources,
      backend,
      capabilities: ['history'],
      at: '/management/history',
    });
    const entry = (await screen.findByText('поставила на стоп 4 блюда')).closest('li') as HTMLElement;
    expect(within(entry).queryByText('Щи')).toBeNull();
    await user.click(within(entry).getByRole('button', { name: 'и ещё 2' }));
    expect(within(entry).getByText('Лагман')).toBeTruthy();
    await user.click(within(entry).getByRole('button', { name: 'Отменить' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Отменить всё действие?' }));
    await user.click(question.getByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(backend.bodies).toEqual([{ whole: true }]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
