import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { groupOf, hasArea, needOf } from '../../contract/needs';
import { ENDPOINT_KEYS, rowOf } from '../../contract/rows';
import { PRESETS, type Preset } from '../../contract/vocabulary';
import { files, roles } from '../../server/db/schema';
import { resources } from '../../server/resources';
import { areaIn, needFor } from '../../server/rights/declared';
import { SERVED_AREAS } from '../../server/team/grants';
import { alsoHire, hire, roleOf } from './hire';
import { cook, type Owner } from './menuArea/startKitchen';
import { once, openKitchen } from './standing';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
const at = once(() => cook(anna).place('odna'));
const staff: Partial<Record<Preset, Owner>> = {};

const of = (role: Preset): Owner => {
  const person = staff[role];
  if (!person) throw new Error(`Nobody is hired as ${role}.`);
  return person;
};

beforeAll(async () => {
  await paper(anna, at.point);
  for (const role of PRESETS) staff[role] = await hire(await kitchen.owner(), { of: anna, role }, kitchen);
}, 120_000);

/** A paper of a venue, other than its licence. */
const paper = (person: Owner, ownerId: number) =>
  kitchen.db.insert(files).values({
    userId: person.userId,
    owner: 'points',
    ownerId,
    field: 'documents',
    position: 0,
    name: `paper-${ownerId}.pdf`,
    originalName: 'paper.pdf',
    mime: 'application/pdf',
    bytes: 1,
    createdAt: kitchen.deps.clock(),
  });

const save = (person: Owner, json: object) =>
  person.ask('PUT', `/foods/${at.food}`, { json: { categoryId: at.category, ...json } });
const permissionsOf = async (person: Owner, section: string, name: string) => {
  const { body } = await person.ask('GET', `/fields/permissions/${section}`);
  const fields = body[section] as { name: string; permissions: string[] }[];
  return fields.find((field) => field.name === name)?.permissions;
};

describe('a call', () => {
  it.each(ENDPOINT_KEYS.filter((key) => rowOf(key).access === 'user'))(
    '[TM-10] %s says whom it is for, or hangs below what does; without an entry in contract/needs it fails here',
    (key) => {
      expect(hasArea(areaIn(resources)(groupOf(key)))).toBe(true);
      expect(needFor(key)?.keys.length).not.toBe(0);
    },
  );

  it('[TM-10] [DV-03] of a new resource asks for the right of what it hangs under', () => {
    const [, menus] = resources;
    if (!menus) throw new Error('Expected the menus.');
    const more = [...resources, { ...menus, name: 'robots', under: { resource: menus, by: menus.table.id } }];
    expect(areaIn(more)('robots')).toBe('menus');
  });

  it('[TM-10] that nobody has thought of is the owner’s alone', () => {
    const need = needOf('robots.list', { ...rowOf('menus.list'), path: '/robots' });
    expect(need).toEqual({ keys: [], level: 'view' });
  });
});

describe('the presets', () => {
  it('[TM-02] are five; the owner holds every key at every level', async () => {
    expect(PRESETS).toEqual(['owner', 'manager', 'chef', 'bar', 'viewer']);
    const { body } = await of('owner').ask('GET', '/profile');
    expect((body.user as { links: unknown } | undefined)?.links ?? body.links).toEqual(SERVED_AREAS);
  });

  it('[TM-02] cannot be weakened by what lies in the table', async () => {
    await kitchen.db.update(roles).set({ levels: {} }).where(eq(roles.businessId, anna.businessId));
    expect((await save(of('owner'), { title: 'Борщ с говядиной' })).status).toBe(200);
  });

  it.each([
    ['manager', SERVED_AREAS],
    ['chef', ['menu_list', 'menu_stop', 'menu_ingredients']],
    ['bar', ['menu_list', 'menu_stop']],
    ['viewer', ['management_dashboard', 'management_points', 'menu_list', 'menu_stop', 'menu_ingredients']],
  ] as const)('[TM-02] a %s signs in to the areas of the role', async (role, keys) => {
    const { body } = await of(role).ask('GET', '/profile');
    expect(body.links).toEqual(keys);
  });

  it('[TM-04] a chef edits composition, sees the price locked, and is refused when the call is made by hand', async () => {
    const chef = of('chef');
    expect(await permissionsOf(chef, 'food_general', 'price')).toEqual(['view']);
    expect(await permissionsOf(chef, 'food_general', 'title')).toEqual(['view', 'create', 'edit']);
    expect(await permissionsOf(anna, 'food_general', 'price')).toEqual(['view', 'create', 'edit']);
    const salted = { ingredients: [{ title: 'Соль', is_allergen: false }] };
    expect((await save(chef, salted)).body.ingredients).toMatchObject([{ title: 'Соль' }]);
    expect((await chef.ask('GET', `/foods/${at.food}`)).body.price).toBe('390');
    const refused = await save(chef, { price: '1' });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ price: ['Это поле нельзя изменить.'] });
    // A dish must have a price: who may not set one cannot add a dish.
    const json = { category_id: at.category, type: 'food', title: 'Щи', price: '1' };
    expect((await chef.ask('POST', '/foods', { json })).status).toBe(403);
    expect(await cook(chef).category(at.menu, 'food', 'Каши')).toBeGreaterThan(0);
    expect((await chef.ask('DELETE', '/foods', { json: { ids: [at.food] } })).status).toBe(403);
    expect((await chef.ask('PUT', `/point/${at.point}`, { json: { title: 'Моё кафе' } })).status).toBe(403);
    expect((await chef.ask('GET', `/point/${at.point}`)).body).not.toHaveProperty('documents');
    expect((await anna.ask('GET', `/point/${at.point}`)).body).toHaveProperty('documents');
  });

  it('[TM-02] a chef takes back what a chef may do, and nothing else', async () => {
    await save(anna, { price: '420' });
    await save(of('chef'), { title: 'Борщ по-домашнему' });
    const url = `/changes?resource=foods&id=${at.food}`;
    const [title, price] = (await of('chef').ask('GET', url)).body.data.map(({ id }) => Number(id));
    const first = (await of('chef').ask('GET', url)).body.data.at(-1)?.id;
    const undo = async (id: unknown) =>
      (await of('chef').ask('POST', `/changes/${id}/undo`, { json: {} })).status;
    expect(await undo(title)).toBe(200);
    expect(await undo(price)).toBe(422);
    // Its creation would be taken back by deleting it.
    expect(await undo(first)).toBe(403);
    await save(anna, { price: '390' });
  });

  it('[TM-02] a barman stops dishes and does nothing else', async () => {
    const bar = of('bar');
    const stop = (action: string) =>
      bar.ask('POST', `/point/${at.point}/foods/stop-list`, { json: { action, food_ids: [at.food] } });
    expect((await stop('attach')).status).toBe(200);
    expect((await bar.ask('GET', `/point/${at.point}/foods/stop-list`)).body.total).toBe(1);
    expect((await stop('detach')).status).toBe(200);
    expect(await permissionsOf(bar, 'food_general', 'title')).toEqual(['view']);
    const refused = await save(bar, { title: 'Щи' });
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe('Это действие вам недоступно.');
    expect((await bar.ask('GET', `/point/${at.point}/ingredients`)).status).toBe(403);
  });
});

describe('a role', () => {
  it('[TM-04][TM-07] of a business’s own making hides and locks by field, and from the next request on otherwise', async () => {
    const rights = {
      levels: { menu_list: ['view', 'edit'] },
      fields: { food_general: { description: [] } },
    } as const;
    const id = await roleOf(anna, rights, kitchen);
    await save(anna, { description: 'Секрет шефа' });
    const person = await hire(await kitchen.owner(), { of: anna, role: { id } }, kitchen);
    expect((await person.ask('GET', `/foods/${at.food}`)).body).not.toHaveProperty('description');
    const listed = await person.ask('GET', `/foods/category/${at.category}?type=food`);
    expect(JSON.stringify(listed.body)).not.toContain('Секрет');
    expect((await save(person, { description: 'Моё' })).status).toBe(422);
    expect(await permissionsOf(person, 'food_general', 'description')).toEqual([]);
    await kitchen.db.update(roles).set({ fields: {} }).where(eq(roles.id, id));
    expect((await person.ask('GET', `/foods/${at.food}`)).body.description).toBe('Секрет шефа');
    expect((await save(person, { description: 'Моё' })).status).toBe(200);
    await kitchen.db
      .update(roles)
      .set({ levels: { menu_list: ['view'] } })
      .where(eq(roles.id, id));
    expect((await save(person, { description: 'Опять' })).status).toBe(403);
  });

  it('[TM-02] of each business counts for its own venues, where somebody has several', async () => {
    const boris = await alsoHire(await kitchen.owner(), { of: anna, role: 'chef' }, kitchen);
    const point = await boris.point('svoya');
    await paper(boris, point);
    const category = await cook(boris).category(await cook(boris).menu(point));
    const food = await cook(boris).food(category);
    const own = await boris.ask('PUT', `/foods/${food}`, { json: { categoryId: category, price: '500' } });
    expect(own.body.price).toBe('500');
    expect((await save(boris, { price: '500' })).status).toBe(422);
    expect((await save(boris, { title: 'Борщ' })).status).toBe(200);
    expect((await boris.ask('GET', `/point/${at.point}`)).body).not.toHaveProperty('documents');
    expect((await boris.ask('GET', `/point/${point}`)).body).toHaveProperty('documents');
    // Seen, but not to be deleted there; of two businesses at once nothing goes.
    expect((await boris.ask('DELETE', `/point/${at.point}/menus`, { json: { ids: [at.menu] } })).status).toBe(
      403,
    );
    expect((await boris.ask('DELETE', '/foods', { json: { ids: [food, at.food] } })).status).toBe(404);
    // A form that is asked for by its name alone shows what any of the roles may fill.
    expect(await permissionsOf(boris, 'food_general', 'price')).toEqual(['view', 'create', 'edit']);
    const opened = await boris.ask('POST', '/point', { json: { title: 'Вторая', type: 1 } });
    expect(opened.status).not.toBe(403);
  });
});
