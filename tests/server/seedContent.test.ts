import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits';
import { MOTIFS } from '../../server/seed/content/DemoData';
import { demoPoints } from '../../server/seed/content/points';
import { readFoods } from '../../server/seed/content/readFoods';
import { baseCategories, marks, phoneTypes, pointTypes } from '../../server/seed/content/reference';
import { PICTURES_OF_MOTIF } from '../../server/seed/demoFiles';
import { shippedFile } from '../../server/shippedFile';

const menus = demoPoints.flatMap((point) => point.menus);
const categories = menus.flatMap((menu) => menu.categories);
const foods = categories.flatMap((category) => readFoods(category.foods));

describe('the demo content', () => {
  it('[DC-40] holds three working venues, four menus, twenty categories and 150 foods at least', () => {
    expect(demoPoints.filter((point) => point.menus.length > 0).length).toBe(3);
    expect(menus.length).toBeGreaterThanOrEqual(4);
    expect(categories.length).toBeGreaterThanOrEqual(20);
    expect(foods.length).toBeGreaterThanOrEqual(150);
  });

  it('shows every state: stopped foods, bins, a closure, moderation, hidden menus, a licence', () => {
    expect(foods.some(({ stopped }) => stopped)).toBe(true);
    expect(foods.some(({ deletedDaysAgo }) => deletedDaysAgo !== undefined)).toBe(true);
    expect(demoPoints.some(({ deletedDaysAgo }) => deletedDaysAgo !== undefined)).toBe(true);
    expect(menus.some(({ deletedDaysAgo }) => deletedDaysAgo !== undefined)).toBe(true);
    expect(demoPoints.some(({ closure }) => closure)).toBe(true);
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
    for (const food of foods) for (const mark of food.marks) expect(known(marks)).toContain(mark);
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
      expect(food.price).toMatch(/^\d+$/);
      expect(food.marks.length).toBeLessThanOrEqual(limits.marksMax);
      expect(food.description.length).toBeGreaterThan(0);
      expect(food.nutrition.every((value) => /^\d+$/.test(value))).toBe(true);
      expect(food.ingredients.length).toBeGreaterThan(0);
      for (const { title } of food.ingredients) {
        expect(title.length).toBeLessThanOrEqual(limits.ingredientTitleMax);
        expect(title).not.toContain('*');
      }
    }
  });

  it('flags an ingredient as an allergen everywhere or nowhere within a venue', () => {
    for (const point of demoPoints) {
      const flags = new Map<string, boolean>();
      for (const { title, isAllergen } of point.menus.flatMap((menu) =>
        menu.categories.flatMap((category) =>
          readFoods(category.foods).flatMap(({ ingredients }) => ingredients),
        ),
      )) {
        expect(flags.get(title) ?? isAllergen, `${point.title}: ${title}`).toBe(isAllergen);
        flags.set(title, isAllergen);
      }
    }
  });

  it('names the line of a table that cannot be read', () => {
    expect(() => readFoods('Борщ | 390 | 350 stone | 1 2 3 4 | свёкла | Суп. |')).toThrow(/Борщ/);
  });
});

describe('the pictures of the demo', () => {
  it.each(MOTIFS)('%s is there in small 4:3 pictures, each another', async (motif) => {
    const pictures = Array.from({ length: PICTURES_OF_MOTIF }, (_, index) =>
      shippedFile(`server/seed/pictures/${motif}-${index + 1}.jpg`),
    );
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(PICTURES_OF_MOTIF);
    for (const picture of pictures) {
      const { width = 0, height = 0 } = await sharp(picture).metadata();
      expect(width / height).toBeCloseTo(limits.cropAspect, 2);
      expect(picture.length).toBeLessThan(20_000);
    }
  });
});
