import { describe, expect, it } from 'vitest';
import { ENDPOINT_KEYS, type EndpointKey, rowOf } from '../../../contract/rows';
import { once, openServer } from '../../server/standing';
import { idAt, seedEstate } from '../calls/estate';
import { type Random, randomFrom } from '../calls/random';
import { type Kind, requestOf } from '../calls/requestOf';
import { bodyKeysOf, type Slot, slotsOf } from '../calls/slots';
import { tablesHash } from '../calls/tablesHash';
import { many as sampled } from '../many';

const test = openServer();
const anna = once(() => seedEstate(test));
const boris = once(() => seedEstate(test));

/** Slots that take several ids: those of bulk calls, and lists of ids in a body. */
const isMany = (key: EndpointKey, slot: Slot): boolean =>
  slot.place === 'ids' ||
  (slot.place === 'body' && /ids$/.test(slot.name) && bodyKeysOf(key).includes(slot.name));
/** They say of each id what became of it, or put what is there in order: who sees only some of it is no reason to do nothing. */
const BY_ROW: readonly EndpointKey[] = [
  'menus.order',
  'categories.order',
  'foods.bulk',
  'menus.bulk',
  'categories.bulk',
  'points.bulk',
];
const BULK = ENDPOINT_KEYS.filter(
  (key) => !BY_ROW.includes(key) && slotsOf(key).some((slot) => isMany(key, slot)),
);
const MIXES = sampled(60, 20);
const NONE = 2_000_000_000;

/** At least one id that is mine and right, and at least one that is not. */
const mix = (
  random: Random,
  slot: Slot,
  { kind, isRestored }: { readonly kind: Kind; readonly isRestored: boolean },
): readonly number[] => {
  const mine = idAt(boris, 0, slot, kind);
  const theirs = ([0, 1] as const).flatMap((index) =>
    (['food', 'drink'] as const).map((each) => idAt(anna, index, slot, each)),
  );
  // What lives already may be given back; everywhere else a record on the wrong side of the bin is strange too.
  const turned = isRestored ? [] : [idAt(boris, 0, { ...slot, bin: !slot.bin }, kind)];
  const strange = [...theirs, NONE, ...turned].filter((id) => id !== mine);
  const chosen = new Set([mine, random.pick(strange), ...strange.filter(() => random.chance(0.3))]);
  return [...chosen].sort(() => random.int(3) - 1);
};

describe.each(BULK)('%s', (key) => {
  it(`[AZ4] [DC-12] of own and foreign ids, ${MIXES} times mixed anew, is 404 and changes nothing`, async () => {
    const before = await tablesHash(test.deps.db);
    const random = randomFrom(44);
    for (let n = 0; n < MIXES; n += 1) {
      const kind = random.pick(['food', 'drink'] as const);
      const id = (slot: Slot) =>
        isMany(key, slot)
          ? mix(random, slot, { kind, isRestored: key.endsWith('.restoreMany') })
          : idAt(boris, 0, slot, kind);
      const call = requestOf(key, { id, kind, random, sections: test.deps.sections });
      expect([call, (await boris.owner.call({ ...call })).statusCode]).toEqual([call, 404]);
    }
    expect(await tablesHash(test.deps.db)).toEqual(before);
  });
});

describe.each(BY_ROW)('%s', (key) => {
  it(`[AZ4] of foreign ids, ${MIXES} times mixed anew, says what it says of ids of nobody, and changes nothing`, async () => {
    const before = await tablesHash(test.deps.db);
    const random = randomFrom(45);
    for (let n = 0; n < MIXES; n += 1) {
      const kind = random.pick(['food', 'drink'] as const);
      const seed = random.int(1_000_000);
      const send = (many: (slot: Slot) => readonly number[]) => {
        const id = (slot: Slot) => (isMany(key, slot) ? many(slot) : idAt(boris, 0, slot, kind));
        const call = requestOf(key, { id, kind, random: randomFrom(seed), sections: test.deps.sections });
        return boris.owner.call({ ...call });
      };
      const foreign = await send((slot) => ([0, 1] as const).map((index) => idAt(anna, index, slot, kind)));
      const absent = await send(() => [NONE, NONE + 1]);
      expect(foreign.statusCode).toBe(absent.statusCode);
      expect(foreign.statusCode).toBeLessThan(500);
      expect(foreign.body).not.toContain('"done"');
    }
    expect(await tablesHash(test.deps.db)).toEqual(before);
  });
});

describe('a record', () => {
  const MOVES = [
    'id',
    'user_id',
    'point_id',
    'pointId',
    'menu_id',
    'menuId',
    'category_id',
    'categoryId',
    'kind',
    'type',
    'point',
    'menu',
    'category',
  ];
  const UPDATES = ENDPOINT_KEYS.filter(
    (key) => rowOf(key).sections !== undefined && rowOf(key).method === 'PUT',
  );

  it.each(UPDATES)('[AZ3] stays where it is, whatever the body of %s says', async (key) => {
    const before = await tablesHash(test.deps.db);
    const id = (slot: Slot) => idAt(boris, 0, slot, 'food');
    const right = requestOf(key, {
      id,
      kind: 'food',
      random: randomFrom(3),
      sections: test.deps.sections,
      form: {},
    });
    const mayName = Object.keys(rowOf(key).place ?? {});
    for (const estate of [boris, anna]) {
      const place = estate.places[1];
      for (const name of MOVES) {
        const values: readonly unknown[] = [
          place.point,
          place.menu,
          place.category.food,
          { id: place.point },
          'drink',
        ];
        for (const value of values) {
          // The place it has already may be said again.
          if (mayName.includes(name) && value === right.payload?.[name]) continue;
          // At a point, the type is a field of its own.
          if (key.startsWith('points') && name === 'type') continue;
          const payload = { ...right.payload, [name]: value };
          const { statusCode } = await boris.owner.call({ ...right, payload });
          expect([payload, [404, 422].includes(statusCode)]).toEqual([payload, true]);
        }
      }
    }
    expect(await tablesHash(test.deps.db)).toEqual(before);
  });

  it('[AZ8] takes no file, ingredient or phone of another record or owner, and no number crosses kinds', async () => {
    const before = await tablesHash(test.deps.db);
    const [mine, second] = boris.places;
    const [theirs] = anna.places;
    const put = async (url: string, payload: object) =>
      (await boris.owner.put(`/api${url}`, { ...payload })).statusCode;
    for (const other of [theirs, second]) {
      expect(
        await put(`/point/${mine.point}/menus/${mine.menu}`, { images: [mine.image, other.image] }),
      ).toBe(422);
      expect(await put(`/point/${mine.point}`, { documents: [other.image] })).toBe(422);
      expect(
        await put(`/point/${mine.point}`, {
          phone_other: [{ id: other.phone, point_phone_type_id: 1, phone_number: '+79005555555' }],
        }),
      ).toBe(422);
      const salt = { id: other.ingredient, title: 'Соль', is_allergen: false };
      expect(
        await put(`/foods/${mine.food.food}`, { categoryId: mine.category.food, ingredients: [salt] }),
      ).toBe(422);
    }
    // A file of my own, but of another record.
    expect(
      await put(`/foods/${mine.food.food}`, { categoryId: mine.category.food, images: [mine.image] }),
    ).toBe(422);
    expect(await tablesHash(test.deps.db)).toEqual(before);
  });

  it('[AZ8] with the same number as another kind of another owner is still only its own', async () => {
    // Every table begins at the same number for an owner, and at another one's numbers for the other.
    const ids = ([0, 1] as const).map((index) => {
      const { point, menu, category, food } = anna.places[index];
      return [point, menu, category.food, category.drink, food.food, food.drink];
    });
    const before = await tablesHash(test.deps.db);
    const [place] = boris.places;
    const own = new Set([place.point, boris.places[1].point, place.menu, boris.places[1].menu]);
    for (const id of ids.flat()) {
      const read = async (url: string) => (await boris.owner.get(`/api${url}`)).json();
      const answers = await Promise.all(
        [
          `/point/${id}`,
          `/menus/${id}`,
          `/foods/${id}`,
          `/point/${place.point}/categories/food/${id}`,
          `/point/${place.point}/categories/drink/${id}`,
        ].map(read),
      );
      // A number that is mine in one table may be read there, and says my data.
      for (const answer of answers.filter((one) => one.id !== undefined)) {
        const point = answer.point?.id ?? (own.has(answer.id) ? answer.id : undefined);
        const isMine =
          point === undefined
            ? boris.places.some(({ food }) => Object.values(food).includes(answer.id))
            : boris.places.some((each) => each.point === point || each.menu === point);
        expect([answer, isMine]).toEqual([answer, true]);
      }
    }
    expect(await tablesHash(test.deps.db)).toEqual(before);
  });
});
