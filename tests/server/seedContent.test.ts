import sharp from 'sharp';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits';
import {
  checkContent,
  demoFoods,
  demoVenues,
  MOTIFS,
  readFoods,
  reference,
  templates,
} from '../../server/content';
import { PICTURES_OF_MOTIF } from '../../server/seed/demoFiles';
import { ingredientsOf } from '../../server/seed/seedMenu';
import { shippedFile } from '../../server/shippedFile';

const demoPoints = demoVenues();
const { baseCategories, marks, phoneTypes, pointTypes } = reference();
const menus = demoPoints.flatMap((point) => point.menus);
const categories = menus.flatMap((menu) => menu.categories);
const foodsOf = (venue: (typeof demoPoints)[number]) =>
  venue.menus.flatMap((menu) =>
    menu.categories.flatMap((category) => demoFoods(venue.title, menu.title, category.title)),
  );
const foods = demoPoints.flatMap(foodsOf);
const marksOf = ({ marks: cell }: (typeof foods)[number]) => cell.split(', ').filter((mark) => mark !== '');

describe('the demo content', () => {
  it('[DC-40] holds three working venues, four menus, twenty categories and 150 foods at least', () => {
    expect(demoPoints.filter((point) => point.menus.length > 0).length).toBe(3);
    expect(menus.length).toBeGreaterThanOrEqual(4);
    expect(categories.length).toBeGreaterThanOrEqual(20);
    expect(foods.length).toBeGreaterThanOrEqual(150);
  });

  it('shows every state: stopped foods, bins, a closure, moderation, hidden menus, a licence', () => {
    expect(foods.some(({ state }) => state === 'stop')).toBe(true);
    expect(foods.some(({ state }) => state.startsWith('bin'))).toBe(true);
    expect(demoPoints.some(({ deletedDaysAgo }) => deletedDaysAgo !== undefined)).toBe(true);
    expect(menus.some(({ deletedDaysAgo }) => deletedDaysAgo !== undefined)).toBe(true);
    // Guests are told of a closure only where the venue itself is shown.
    expect(demoPoints.some(({ closure, status }) => closure && status === 'displayed')).toBe(true);
    expect(demoPoints.some(({ status }) => status === 'under_moderation')).toBe(true);
    expect(menus.some(({ hidden }) => hidden)).toBe(true);
  });

  it('keeps alcohol to venues with a licence', () => {
    const selling = demoPoints.filter((point) =>
      point.menus.some((menu) => menu.categories.some(({ alcohol }) => alcohol)),
    );
    expect(selling.length).toBeGreaterThan(0);
    for (const point of selling) expect(point.papers.alc_license?.length).toBeGreaterThan(0);
  });

  it('points only at reference rows that exist', () => {
    const known = (rows: readonly { readonly title: string }[]) => rows.map(({ title }) => title);
    for (const { base } of categories) expect(known(baseCategories)).toContain(base);
    for (const food of foods) for (const mark of marksOf(food)) expect(known(marks)).toContain(mark);
    for (const { categories: own } of templates())
      for (const { base } of own) expect(baseCategories.map(({ id }) => id)).toContain(base);
    for (const { values } of demoPoints) expect(pointTypes.map(({ id }) => id)).toContain(values.type);
    for (const rows of [marks, baseCategories, pointTypes, phoneTypes]) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
  });

  it('fits every limit of the specification', () => {
    for (const { title, description } of menus) {
      expect(title.length).toBeLessThanOrEqual(limits.menuTitleMax);
      expect(description.length).toBeLessThanOrEqual(limits.descriptionMax);
    }
    for (const { title } of categories) expect(title.length).toBeLessThanOrEqual(limits.categoryTitleMax);
    for (const food of foods) {
      expect(food.title.length).toBeLessThanOrEqual(limits.foodTitleMax);
      expect(food.title).toMatch(/\p{L}.*\p{L}/u);
      expect(marksOf(food).length).toBeLessThanOrEqual(limits.marksMax);
      for (const value of [food.calories, food.protein, food.fats, food.carbohydrates])
        expect(value).toMatch(/^\d+$/);
      for (const { title } of ingredientsOf(food)) {
        expect(title.length).toBeLessThanOrEqual(limits.ingredientTitleMax);
        expect(title).not.toContain('*');
      }
    }
  });

  it('flags an ingredient as an allergen everywhere or nowhere within a venue', () => {
    for (const point of demoPoints) {
      const flags = new Map<string, boolean>();
      for (const { title, isAllergen } of foodsOf(point).flatMap(ingredientsOf)) {
        expect(flags.get(title) ?? isAllergen, `${point.title}: ${title}`).toBe(isAllergen);
        flags.set(title, isAllergen);
      }
    }
  });

  it('belongs to categories that are there: no line of the table is lost', () => {
    expect(foods.length).toBe(readFoods(shippedFile('content/demo/foods.csv').toString()).length);
  });

  it('names the place that cannot be read', () => {
    expect(() => readFoods('venue,title\nКафе,Борщ')).toThrow('content/demo/foods.csv, line 2');
    expect(() =>
      checkContent('a.json', Type.Array(Type.Object({ id: Type.Integer() })), [{ id: 'x' }]),
    ).toThrow('a.json/0/id: must be integer.');
  });
});

describe('the pictures of the demo', () => {
  it.each(MOTIFS)('%s is there in small 4:3 pictures, each another', async (motif) => {
    const pictures = Array.from({ length: PICTURES_OF_MOTIF }, (_, index) =>
      shippedFile(`content/demo/pictures/${motif}-${index + 1}.jpg`),
    );
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(PICTURES_OF_MOTIF);
    for (const picture of pictures) {
      const { width = 0, height = 0 } = await sharp(picture).metadata();
      expect(width / height).toBeCloseTo(limits.cropAspect, 2);
      expect(picture.length).toBeLessThan(20_000);
    }
  });
});
