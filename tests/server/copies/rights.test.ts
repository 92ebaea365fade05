import { beforeEach, describe, expect, it } from 'vitest';
import { presets } from '../../../server/team/grants';
import { alsoHire, type Job } from '../hire';
import { cook, type Json, type Owner } from '../menuArea/startKitchen';
import { anew, openKitchen } from '../standing';
import { contentsOf, copying, foodsOf, type Seeded, seedVenues } from './startCopies';

const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
let at: Seeded;
let two: number;
let own: number;

beforeEach(async () => {
  at = await seedVenues(anna);
  two = await anna.point('dva');
  const menu = await cook(anna).menu(two);
  own = await cook(anna).food(await cook(anna).category(menu, 'food', 'Супы'), 'food', 'Борщ', {
    price: '300',
  });
});

const member = async (role: Job['role'], points?: readonly number[]) =>
  alsoHire(await kitchen.owner(), { of: anna, role, points }, kitchen);
const copyMenu = (json: Json, by: Owner) => copying(`/menus/${at.menu}/copy`)(json, by);

describe('who copies', () => {
  it('needs the right to make in the target: a viewer is refused, a venue out of reach is absent', async () => {
    expect((await copyMenu({ to: [two] }, await member('viewer'))).status).toBe(403);
    const near = await member('manager', [at.point]);
    expect((await copyMenu({ to: [two] }, near)).status).toBe(404);
    expect((await copyMenu({}, near)).results).toMatchObject([{ status: 'done' }]);
    const far = await member('manager', [two]);
    expect((await copyMenu({ to: [two] }, far)).status).toBe(404);
    expect((await copying('/foods/copy')({ ids: [at.borsch] }, far)).status).toBe(404);
  });

  it('without prices makes no dish and carries none over, but the composition', async () => {
    const chef = await member('chef');
    const { results } = await copyMenu({ to: [two], on_conflict: 'update' }, chef);
    expect(results).toMatchObject([
      {
        made: { menus: 0, categories: 1, foods: 0 },
        updated: 1,
        refused: [{ title: 'Щи' }, { title: 'Чёрный чай' }],
      },
    ]);
    const dish = await anna.ask('GET', `/foods/${own}`);
    expect(dish.body).toMatchObject({ price: '300', unit_value: '300' });
    expect((await copying('/foods/copy')({ ids: [at.borsch] }, chef)).status).toBe(403);
    expect(await foodsOf(at.point, kitchen)).toHaveLength(3);
  });

  it('does not carry what the role may not write or see', async () => {
    const person = await member({
      levels: presets.manager.levels,
      fields: { food_general: { marks: ['view'] }, food_composition: { ingredients: [] } },
    });
    const tried = await copyMenu({ to: [two], on_conflict: 'update', dry_run: true }, person);
    expect(JSON.stringify(tried.body)).not.toContain('Свёкла');
    const { results } = await copying('/foods/copy')({ ids: [at.borsch] }, person);
    const copy = await anna.ask('GET', `/foods/${results[0]?.ids[0]}`);
    expect(copy.body).toMatchObject({ price: '390', unit_value: '300', marks: [], ingredients: [] });
  });

  it('opens a venue only where all of the business is theirs; without menus where they may make none', async () => {
    const limited = await member('owner', [at.point]);
    expect((await copying(`/point/${at.point}/copy`)({}, limited)).status).toBe(403);
    expect((await copying(`/point/${at.point}/copy`)({}, await member('manager'))).status).toBe(403);
    const opener = await member({ levels: { management_points: ['view', 'create', 'edit'] } });
    const { results } = await copying(`/point/${at.point}/copy`)({}, opener);
    expect(results).toMatchObject([{ made: { menus: 0 } }]);
    expect(await contentsOf(results[0]?.ids[0] ?? 0, anna)).toEqual([]);
  });

  it('of several businesses copies within one: another’s venue is as absent', async () => {
    const boris = await member('owner');
    const foreign = await boris.point('borisa');
    expect((await copyMenu({ to: [foreign] }, boris)).status).toBe(404);
    expect((await copying('/foods/copy')({ ids: [at.borsch], to: [two] }, boris)).status).toBe(200);
  });
});
