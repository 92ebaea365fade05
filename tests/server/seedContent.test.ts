import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits';
import { demoPoints } from '../../server/seed/content/points';
import { readFoods } from '../../server/seed/content/readFoods';
import { baseCategories, marks, phoneTypes, pointTypes } from '../../server/seed/content/reference';
import { drawFood } from '../../server/seed/pictures/drawFood';
import { drawPaper } from '../../server/seed/pictures/drawPaper';
import { type Motif, motifs } from '../../server/seed/pictures/motifs';

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

describe('the drawn pictures', () => {
  it.each(Object.keys(motifs) as Motif[])('%s is a small 4:3 picture, the same every time', async (motif) => {
    const svg = drawFood('Борщ', motif);
    expect(drawFood('Борщ', motif)).toBe(svg);
    expect(drawFood('Уха', motif)).not.toBe(svg);
    const { data, info } = await sharp(Buffer.from(svg)).jpeg().toBuffer({ resolveWithObject: true });
    expect(info.width / info.height).toBeCloseTo(limits.cropAspect, 2);
    expect(data.length).toBeLessThan(60_000);
  });

  it('a paper keeps signs of markup as text', async () => {
    const svg = drawPaper('<b>"A" & B</b>');
    expect(svg).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;');
    await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ format: 'svg' });
  });
});
