import type { GuestDish, GuestMenu, GuestPage } from '../contract/guest/GuestPage';
import { hoursRows } from './hoursRows';

/** The page as machines read it: schema.org, Restaurant with Menu and MenuItem (GV-05). */
export const schemaOrg = ({ origin, path, venue, menu, now }: GuestPage): object => {
  const cover = venue.cover ?? menu?.cover;
  const picture = cover && origin + cover.url;
  return clean({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': origin + venue.path,
    url: origin + venue.path,
    name: venue.title,
    description: venue.description,
    image: picture,
    telephone: venue.phones[0]?.number,
    sameAs: venue.links.map(({ url }) => url),
    address: clean({
      '@type': 'PostalAddress',
      addressCountry: 'RU',
      addressLocality: venue.city,
      streetAddress: venue.street,
    }),
    currenciesAccepted: 'RUB',
    openingHoursSpecification: hoursRows(venue.hours, { now, zone: venue.zone }).flatMap(
      ({ from, to, span }) =>
        span
          ? [
              {
                '@type': 'OpeningHoursSpecification',
                dayOfWeek: DAYS.slice(from, to + 1),
                opens: span[0],
                // The end of a day is said by its last minute: there is no 24:00.
                closes: span[1] === '24:00' ? '23:59' : span[1],
              },
            ]
          : [],
    ),
    hasMenu: menu && menuOf(menu, origin + path, origin),
  });
};

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const menuOf = ({ title, description, sections }: GuestMenu, url: string, origin: string): object =>
  clean({
    '@type': 'Menu',
    url,
    name: title,
    description,
    inLanguage: 'ru',
    hasMenuSection: sections.map((section) =>
      clean({
        '@type': 'MenuSection',
        name: section.title,
        description: section.description,
        image: section.cover && origin + section.cover.url,
        hasMenuItem: section.dishes.map((dish) => itemOf(dish, origin)),
      }),
    ),
  });

const itemOf = (
  { title, description, price, isOut, nutrition, picture }: GuestDish,
  origin: string,
): object =>
  clean({
    '@type': 'MenuItem',
    name: title,
    description,
    image: picture && origin + picture.url,
    offers:
      price === undefined
        ? undefined
        : {
            '@type': 'Offer',
            price: String(Number(price)),
            priceCurrency: 'RUB',
            availability: isOut ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
          },
    nutrition:
      nutrition &&
      clean({
        '@type': 'NutritionInformation',
        calories: nutrition.calories && `${nutrition.calories} kcal`,
        proteinContent: nutrition.protein && `${nutrition.protein} g`,
        fatContent: nutrition.fats && `${nutrition.fats} g`,
        carbohydrateContent: nutrition.carbohydrates && `${nutrition.carbohydrates} g`,
      }),
  });

/** Without what nobody has told. */
const clean = (facts: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
