import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { purgeBins } from '../../../server/jobs/purgeBins';
import type { Answered, Json } from '../../server/menuArea/startKitchen';
import { openKitchen } from '../../server/standing';
import { many } from '../many';
import { type BinCalls, binCalls, PER_PAGE } from './binCalls';
import { BinModel, DAY, LEVELS, type LevelName, type Node } from './binModel';

const kitchen = openKitchen();

const STEPS = 30;
/** A server counts its tables every minute; so many sequences have moved that much that plans made without it are no server's. */
const COUNTED_EVERY = 50;
let walks = 0;

type Verb = 'make' | 'edit' | 'remove' | 'restore' | 'destroy' | 'wait' | 'purge';
interface Step {
  readonly verb: Verb;
  readonly level: LevelName;
  /** Where to look for the record among those that fit. */
  readonly pick: number;
  readonly count: number;
  readonly wait: number;
}

/** Deep levels and moves to the bin are what the rule is about, so they come often; waits reach over the window. */
const step: fc.Arbitrary<Step> = fc.record({
  verb: fc.oneof(
    { weight: 10, arbitrary: fc.constant<Verb>('make') },
    { weight: 2, arbitrary: fc.constant<Verb>('edit') },
    { weight: 6, arbitrary: fc.constant<Verb>('remove') },
    { weight: 6, arbitrary: fc.constant<Verb>('restore') },
    { weight: 2, arbitrary: fc.constant<Verb>('destroy') },
    { weight: 3, arbitrary: fc.constant<Verb>('wait') },
    { weight: 1, arbitrary: fc.constant<Verb>('purge') },
  ),
  level: fc.constantFrom(...LEVELS),
  pick: fc.nat(1000),
  count: fc.integer({ min: 1, max: 3 }),
  wait: fc.constantFrom(1, 60_000, DAY - 1, DAY, 3 * DAY, 7 * DAY - 1, 7 * DAY),
});

const parentLevel = (level: LevelName): LevelName | undefined => LEVELS[LEVELS.indexOf(level) - 1];

/** One walk: the server and the model do the same steps and must say the same. */
const walk = async (steps: readonly Step[]): Promise<void> => {
  walks += 1;
  if (walks % COUNTED_EVERY === 0) await kitchen.deps.db.execute(sql`analyze`);
  const owner = await kitchen.owner();
  const calls = binCalls(owner);
  const model = new BinModel(kitchen.deps.clock().getTime());
  let titles = 0;

  const do1 = async ({ verb, level, pick, count, wait }: Step): Promise<void> => {
    const call: BinCalls = calls[level];
    const nodes = [...model.nodes].filter((node) => node.level === level);
    const first = nodes[pick % Math.max(1, nodes.length)];
    // Calls of menus and categories name one parent, so a bulk call stays among siblings.
    const some = nodes.filter(({ parent }) => parent === first?.parent).slice(0, count);
    titles += 1;
    if (verb === 'make') {
      const above = parentLevel(level);
      const parents = [...model.nodes].filter((node) => node.level === above);
      const parent = parents[pick % Math.max(1, parents.length)];
      if (above !== undefined && parent === undefined) return;
      const title = `Имя ${titles}`;
      const { status, body } = await call.make(parent, title);
      const isPossible = parent === undefined || model.isAlive(parent);
      expect([verb, level, status]).toEqual([verb, level, isPossible ? 201 : 404]);
      const id = Number(body.id);
      if (isPossible) model.add({ id, level, parent, title, deletedAt: null });
    } else if (verb === 'edit' && first) {
      const { status } = await call.edit(first, `Новое ${titles}`);
      expect([verb, level, status]).toEqual([verb, level, model.edit(first, `Новое ${titles}`)]);
    } else if (verb === 'remove' && first) {
      expect([verb, level, (await call.remove(some)).status]).toEqual([verb, level, model.deleteMany(some)]);
    } else if (verb === 'restore' && first) {
      expect([verb, level, (await call.restore(some)).status]).toEqual([
        verb,
        level,
        model.restoreMany(some),
      ]);
    } else if (verb === 'destroy' && first) {
      expect([verb, level, (await call.destroy(some)).status]).toEqual([
        verb,
        level,
        model.destroyMany(some),
      ]);
    } else if (verb === 'wait') {
      kitchen.pass(wait);
      model.now += wait;
    } else if (verb === 'purge') {
      await purgeBins(kitchen.deps);
      model.purgeBins();
    }
  };

  const compare = async (level: LevelName, parent: Node | undefined): Promise<void> => {
    for (const bin of [false, true]) {
      const isReachable = parent === undefined || model.isAlive(parent);
      const expected = model
        .childrenOf(parent, level)
        .filter((node) => (node.deletedAt !== null) === bin && !model.isOver(node));
      const found: Json[] = [];
      let answer: Answered;
      let page = 1;
      do {
        answer = await calls[level].page(parent, { bin, page });
        if (!isReachable) break;
        expect([level, bin, answer.status]).toEqual([level, bin, 200]);
        const rows = (answer.body.data ?? answer.body.categories) as Json[];
        found.push(...rows.map((row) => (level === 'point' ? (row.point as Json) : row)));
        page += 1;
      } while (page <= Number(answer.body.last_page));
      if (!isReachable) {
        expect([level, bin, answer.status]).toEqual([level, bin, 404]);
        continue;
      }
      const said = found.map(({ id, title, days_before_deletion }) => [
        id,
        title,
        days_before_deletion ?? null,
      ]);
      const sorted = (rows: unknown[][]) => rows.toSorted(([one], [other]) => Number(one) - Number(other));
      expect([level, bin, sorted(said)]).toEqual([
        level,
        bin,
        sorted(expected.map((node) => [node.id, node.title, model.daysLeft(node)])),
      ]);
      const { total, last_page: last } = answer.body;
      expect([total, last]).toEqual([expected.length, Math.max(1, Math.ceil(expected.length / PER_PAGE))]);
    }
  };

  for (const one of steps) await do1(one);
  await compare('point', undefined);
  for (const parent of [...model.nodes].filter(({ level }) => level !== 'food')) {
    const below = LEVELS[LEVELS.indexOf(parent.level) + 1];
    if (below) await compare(below, parent);
  }
};

it('[SD1] random sequences over four levels and their bins equal a plain model, with totals, pages and days left', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), walk), {
    numRuns: many(2000, 12),
    endOnFailure: process.env.TRUST_FULL !== '1',
  });
}, 3_600_000);
