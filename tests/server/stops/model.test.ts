import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '../../propertyRuns';
import { openKitchen } from '../standing';
import { NOW } from '../testDeps';
import { openVenue, tick, type Venue } from './startShift';

const HOUR = 3_600_000;
const INGREDIENTS = ['Лосось', 'Соль', 'Рис'] as const;
/** What each dish is made of, by number of the ingredient. */
const MADE_OF = [[0, 1], [0, 2], [1], []] as const;

const kitchen = openKitchen();
let venue: Venue;
let dishes: number[];

beforeAll(async () => {
  const anna = await kitchen.owner();
  venue = await openVenue(anna, kitchen, 'kafe');
  dishes = [];
  for (const [index, made] of MADE_OF.entries())
    dishes.push(await venue.dish(`Блюдо ${index}`, ...made.map((each) => INGREDIENTS[each])));
});

/** By hand, or because of the ingredient of that number; until the hour, or without an end. */
type Kept = Map<string, number | undefined>;
const BY_HAND = 'hand';

const dish = fc.integer({ min: 0, max: MADE_OF.length - 1 });
const ingredient = fc.integer({ min: 0, max: INGREDIENTS.length - 1 });
/** Hours from now; undefined = open. */
const until = fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined });
const act = fc.oneof(
  fc.record({ kind: fc.constant('stop' as const), dish, until }),
  fc.record({ kind: fc.constant('return' as const), dish }),
  fc.record({
    kind: fc.constant('out' as const),
    ingredient,
    until,
    except: fc.option(dish, { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('in' as const), ingredient }),
  fc.record({ kind: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 3 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

const doInModel = (model: readonly Kept[], each: Act, now: number): void => {
  const end = 'until' in each && each.until !== undefined ? now + each.until : undefined;
  for (const [index, causes] of model.entries()) {
    if (each.kind === 'stop' && each.dish === index) causes.set(BY_HAND, end);
    if (each.kind === 'return' && each.dish === index) causes.clear();
    if (
      each.kind === 'out' &&
      each.except !== index &&
      MADE_OF[index]?.some((one) => one === each.ingredient)
    )
      causes.set(`${each.ingredient}`, end);
    if (each.kind === 'in') causes.delete(`${each.ingredient}`);
    if (each.kind === 'pass')
      for (const [cause, ends] of causes)
        if (ends !== undefined && ends <= now + each.hours) causes.delete(cause);
  }
};

const doForReal = async (each: Act): Promise<void> => {
  const { kind } = each;
  const ends = (hours: number | undefined) =>
    hours === undefined ? 'open' : new Date(kitchen.deps.clock().getTime() + hours * HOUR).toISOString();
  const idOf = (index: number): number => dishes[index] ?? 0;
  if (kind === 'stop') await venue.change('attach', [idOf(each.dish)], { until: ends(each.until) });
  if (kind === 'return') await venue.change('detach', [idOf(each.dish)]);
  if (kind === 'out') {
    const except = each.except === undefined ? [] : [idOf(each.except)];
    await venue.ingredient(INGREDIENTS[each.ingredient] ?? '', true, { until: ends(each.until), except });
  }
  if (kind === 'in') await venue.ingredient(INGREDIENTS[each.ingredient] ?? '', false);
  if (kind === 'pass') {
    kitchen.pass(each.hours * HOUR);
    await tick(kitchen);
  }
};

const shownOf = async () => {
  const ids = new Map<number, number>();
  for (const [index, title] of INGREDIENTS.entries()) ids.set(await venue.ingredientId(title), index);
  const { data } = await venue.all('?per_page=100');
  return data.map(({ stop, stopable }) => {
    const found = stop as {
      until: string | null;
      by_hand: boolean;
      causes: { ingredient_id: number }[];
    } | null;
    const causes = found?.causes.map(({ ingredient_id }) => `${ids.get(ingredient_id)}`) ?? [];
    return {
      isStopped: (stopable as unknown[]).length > 0,
      causes: [...causes, ...(found?.by_hand ? [BY_HAND] : [])].sort(),
      until: found?.until ?? null,
    };
  });
};

const expectedOf = (model: readonly Kept[]) =>
  model.map((causes) => {
    const ends = [...causes.values()];
    const isOpen = ends.length === 0 || ends.includes(undefined);
    const last = Math.max(...ends.map((end) => end ?? 0));
    return {
      isStopped: causes.size > 0,
      causes: [...causes.keys()].sort(),
      until: isOpen ? null : new Date(NOW.getTime() + last * HOUR).toISOString(),
    };
  });

describe('[ST-03] stops of every kind, in any order', () => {
  it(
    'leave a dish stopped exactly while a cause of it is left, and say until when',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
          kitchen.setNow(NOW);
          await venue.change('detach', dishes);
          const model: readonly Kept[] = MADE_OF.map(() => new Map());
          let now = 0;
          for (const each of acts) {
            await doForReal(each);
            doInModel(model, each, now);
            if (each.kind === 'pass') now += each.hours;
          }
          expect(await shownOf()).toEqual(expectedOf(model));
        }),
        { numRuns: Math.ceil(propertyRuns / 4) },
      );
    },
    propertyTimeout,
  );
});
