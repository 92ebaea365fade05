import { beforeEach, describe, expect, it } from 'vitest';
import { askedWhile } from '../plansOf';
import { anew, each, openKitchen } from '../standing';
import { cook, type Json } from './startKitchen';

const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
const at = each(() => cook(anna).place('kafe'));
beforeEach(async () => {
  await cook(anna).food(at.category, 'food', 'Щи');
});

// The clock of the tests stands at 13:00 in Moscow, on a Saturday.
const breakfast = { begin: '08:00', end: '12:00', around_the_clock: false, is_enabled: true };
const days = Object.fromEntries(
  ['all_days', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, breakfast]),
);

const save = async (path: string, json: Json): Promise<void> => {
  const answer = await anna.ask('PUT', path, { json });
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
};
const said = (record: Json | undefined) => {
  const { is_visible, causes, changes_at } = (record?.visibility ?? {}) as {
    is_visible: boolean;
    causes: { kind: string; resource: string; id: number; until: string | null }[];
    changes_at: string | null;
  };
  return {
    is_visible,
    causes: causes.map(({ kind, resource, id }) => `${kind} ${resource} ${id}`),
    changes_at,
  };
};
const food = async () => said((await anna.ask('GET', `/foods/${at.food}`)).body);

describe('[GV-01] records say what guests see of them', () => {
  it('at every level, and the page of a list as the record itself', async () => {
    const seen = { is_visible: true, causes: [], changes_at: null };
    expect(said((await anna.ask('GET', `/point/${at.point}`)).body)).toEqual(seen);
    expect(said((await anna.ask('GET', `/menus/${at.menu}`)).body)).toEqual(seen);
    const category = await anna.ask('GET', `/point/${at.point}/categories/food/${at.category}`);
    expect(said(category.body)).toEqual(seen);
    expect(await food()).toEqual(seen);
    const { body } = await anna.ask('GET', `/foods/category/${at.category}`);
    expect(body.data.map((row) => row.visibility)).toEqual([
      (await anna.ask('GET', `/foods/${at.food}`)).body.visibility,
      expect.objectContaining({ is_visible: true }),
    ]);
  });

  it('what is set above hides it too, from the top down, with the moment it ends', async () => {
    await save(`/point/${at.point}/menus/${at.menu}`, { graphic: days });
    await save(`/point/${at.point}/categories/food/${at.category}`, { kind: 'food', visible: false });
    expect(await food()).toEqual({
      is_visible: false,
      causes: [`hours menus ${at.menu}`, `switch categories ${at.category}`],
      changes_at: '2026-11-22T05:00:00.000Z',
    });
    const { body } = await anna.ask('GET', `/categories/${at.menu}`);
    const [row] = body.categories as Json[];
    expect(said(row)).toEqual(await food());
    await save(`/point/${at.point}/menus/${at.menu}`, { graphic: null });
    await save(`/point/${at.point}/categories/food/${at.category}`, { kind: 'food', visible: true });
    expect((await food()).is_visible).toBe(true);
  });

  it('hiding that starts tonight is told as the moment at which the answer changes', async () => {
    const hide = {
      status: 'not_displayed',
      close_begin_date: '2026-11-21',
      close_begin_time: '22:00',
      close_end_date: '2026-11-22',
      close_end_time: '12:00',
      close_reason: '',
      show_after_time: true,
    };
    await save(`/point/${at.point}/categories/food/${at.category}`, { kind: 'food', hide });
    expect(await food()).toEqual({ is_visible: true, causes: [], changes_at: '2026-11-21T19:00:00.000Z' });
    kitchen.pass(9 * 3_600_000);
    expect(await food()).toEqual({
      is_visible: false,
      causes: [`hiding categories ${at.category}`],
      changes_at: '2026-11-22T09:00:00.000Z',
    });
  });

  it('costs a page of rows no statement more', async () => {
    const { asked } = await askedWhile(() => anna.ask('GET', `/foods/category/${at.category}`));
    const reading = asked.filter(({ sql }) => /from "(foods|categories|menus|points)"/.test(sql));
    expect(reading).toHaveLength(1);
  });

  it('is announced', async () => {
    const { body } = await anna.ask('GET', '/profile');
    expect(body.capabilities).toContain('visibility');
  });
});
