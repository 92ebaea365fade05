import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestPages } from '../../../guest';
import { buildApp } from '../../../server/app';
import * as schema from '../../../server/db/schema';
import { seedDemo } from '../../../server/seed/seedDemo';
import { openServer } from '../standing';

const test = openServer();
let app: FastifyInstance;

beforeAll(async () => {
  await seedDemo('secret', test.deps);
  app = await buildApp(test.deps, { guests: guestPages });
}, 240_000);
afterAll(async () => {
  await app.close();
});

interface Item {
  readonly name: string;
  readonly offers?: { readonly price: string; readonly priceCurrency: string; readonly availability: string };
}
interface Restaurant {
  readonly name: string;
  readonly url: string;
  readonly telephone: string;
  readonly address: Readonly<Record<string, string>>;
  readonly openingHoursSpecification: readonly Readonly<Record<string, unknown>>[];
  readonly hasMenu: {
    readonly name: string;
    readonly hasMenuSection: readonly { readonly name: string; readonly hasMenuItem: readonly Item[] }[];
  };
}

/** The page as somebody else's reader has it. */
const read = async (path: string) => {
  const { body } = await app.inject({ method: 'GET', url: path });
  const extracted = new WebAutoExtractor().parse(body);
  expect(Object.keys(extracted.jsonld)).toEqual(['Restaurant']);
  const [restaurant] = extracted.jsonld.Restaurant as readonly Restaurant[];
  if (!restaurant) throw new Error(`Expected a restaurant on ${path}.`);
  return { restaurant, extracted, body };
};

describe("the demo's page, read by an independent reader of schema.org", () => {
  it('[GV-05] is a restaurant with its address, its hours and its menu', async () => {
    const { restaurant } = await read('/m/kofe-i-knigi');
    expect(restaurant).toMatchObject({
      '@type': 'Restaurant',
      name: 'Кофе и книги',
      address: { '@type': 'PostalAddress', addressCountry: 'RU' },
      hasMenu: { '@type': 'Menu' },
    });
    expect(restaurant.telephone).toMatch(/^\+7\d{10}$/);
    expect(restaurant.openingHoursSpecification.length).toBeGreaterThan(0);
    expect(restaurant.hasMenu.hasMenuSection.length).toBeGreaterThan(3);
  });

  it('[GV-05] every menu has its dishes, each with the price that the venue has given it', async () => {
    const { body } = await read('/m/kofe-i-knigi');
    const menus = new Set(body.match(/\/m\/kofe-i-knigi\/[a-z0-9-]+/g));
    expect(menus.size).toBeGreaterThan(0);
    const foods = await test.deps.db
      .select({ title: schema.foods.title, price: schema.foods.price })
      .from(schema.foods);
    const isPriced = ({ name, offers }: Item) =>
      foods.some(({ title, price }) => title === name && Number(price) === Number(offers?.price));
    for (const menu of menus) {
      const { restaurant, extracted } = await read(menu);
      const items = restaurant.hasMenu.hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem);
      expect(items.length).toBeGreaterThan(0);
      expect(items.filter((item) => !isPriced(item))).toEqual([]);
      for (const { offers } of items) {
        expect(offers).toMatchObject({ '@type': 'Offer', priceCurrency: 'RUB' });
        expect(offers?.availability).toMatch(/^https:\/\/schema\.org\/(InStock|OutOfStock)$/);
      }
      const issues = await new Validator().validate(extracted);
      expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
    }
  });
});
