import { describe, expect, it } from 'vitest';
import type { GuestDish, GuestPage } from '../../contract/guest/GuestPage';
import { hoursAt } from '../../contract/visibility/hoursAt';
import { guestPages } from '../../guest';

const dish: GuestDish = {
  id: 1,
  title: 'Борщ',
  description: 'С пампушкой.',
  price: '1450.5',
  portion: { value: '0.50', unit: 'l' },
  marks: [{ id: 1, title: 'Хит' }],
  composition: ['Говядина', 'Сметана', 'Пампушка', 'Мёд'],
  allergens: {
    groups: [
      { group: 'gluten', from: ['Пампушка'] },
      { group: 'milk', from: ['Сметана'] },
    ],
    others: ['Мёд'],
    isTold: true,
  },
  nutrition: { calories: '210', protein: '11', fats: '9.5', carbohydrates: '20' },
  isOut: false,
  picture: { url: '/files/soup.jpg', width: 800, height: 600, widths: [160, 320] },
  differs: true,
};
const hours = { begin: '09:00', end: '23:00', around_the_clock: false, is_enabled: true };
const page: GuestPage = {
  path: '/m/kafe',
  origin: 'https://carte.example',
  // A Monday, 13:00 in Moscow.
  now: '2026-11-23T10:00:00.000Z',
  venue: {
    title: 'Кафе «Ёж»',
    path: '/m/kafe',
    cover: undefined,
    logo: undefined,
    accent: undefined,
    type: 'Кафе',
    description: 'Тихо и вкусно.',
    city: 'Москва',
    street: 'Покровка, 27с1',
    entrance: '1',
    floor: undefined,
    office: undefined,
    phones: [{ title: undefined, number: '+74950001120' }],
    links: [{ network: 'tg', url: 'https://t.me/kafe' }],
    notice: undefined,
    hours: {
      all_days: { ...hours, is_enabled: false },
      ...Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, hours])),
    },
    isOpen: true,
    turnsAt: '2026-11-23T20:00:00.000Z',
    zone: 'Europe/Moscow',
  },
  closure: undefined,
  dishId: undefined,
  menus: [{ title: 'Меню', path: '/m/kafe/menyu', isHere: true }],
  menu: {
    title: 'Меню',
    description: undefined,
    cover: { url: '/files/cover.jpg' },
    sections: [
      { id: 7, title: 'Супы', description: undefined, cover: undefined, isAlcohol: false, dishes: [dish] },
    ],
  },
};
const drawn = (change: Partial<GuestPage> = {}): Document =>
  new DOMParser().parseFromString(guestPages.page({ ...page, ...change }), 'text/html');
const daily = (begin: string, end: string) => ({ begin, end, around_the_clock: false, is_enabled: true });
const whole = { ...daily('00:00', '00:00'), around_the_clock: true };
/** Hours of these days alone, Monday first. */
const week = (...days: readonly (ReturnType<typeof daily> | undefined)[]) => ({
  all_days: { ...hours, is_enabled: false },
  ...Object.fromEntries(days.flatMap((each, index) => (each ? [[index + 1, each]] : []))),
});
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');
/** What stands on the face of a venue with these hours. */
const said = (schedule: object, now: string, zone = 'Europe/Moscow') => {
  const { isOpen, until } = hoursAt(schedule, { now: Date.parse(now), zone });
  const turnsAt = until === undefined ? undefined : new Date(until).toISOString();
  const venue = { ...page.venue, hours: page.venue.hours, isOpen, turnsAt, zone };
  return plain(drawn({ now: new Date(now).toISOString(), venue }).querySelector('.yes, .no'));
};
const section = (change: Partial<GuestDish>, isAlcohol = false) =>
  drawn({
    menu: {
      title: 'Меню',
      description: undefined,
      cover: undefined,
      sections: [
        {
          id: 7,
          title: 'Бар',
          description: undefined,
          cover: undefined,
          isAlcohol,
          dishes: [{ ...dish, ...change }],
        },
      ],
    },
  }).querySelector('.section');

describe('[GV-04] the page of a venue says', () => {
  it('of a dish its name, portion, price, marks, description, allergens in words and nutrition, with its picture', () => {
    const item = drawn().querySelector('.dish');
    const words = item?.textContent?.replaceAll('\u00a0', ' ');
    expect(words).toContain('Борщ');
    expect(words).toContain('Хит');
    expect(words).toContain('С пампушкой.');
    expect(words).toContain('Аллергеныглютен — пампушкамолоко — сметанамёд');
    expect(words).not.toContain('уточните');
    expect(words).toContain('210 ккал11 белки, г9,5 жиры, г20 углеводы, г');
    expect(words).toContain('1 450,50 ₽0,5 л');
    expect(words).toContain('Подача может отличаться от фото.');
    expect(item?.querySelector('img')?.getAttribute('srcset')).toContain('/files/soup.320.webp 320w');
  });

  it('that a dish has run out, and no price where none is set', () => {
    const words = section({ isOut: true, price: undefined })?.textContent;
    expect(words).toContain('Закончилось');
    expect(words).not.toContain('₽');
  });

  it('that alcohol is ordered by the code on the table only', () => {
    expect(section({}, true)?.textContent).toContain('только по QR-коду');
    expect(section({})?.textContent).not.toContain('QR');
  });

  it('until when it is open, or when it opens, by the clock of the venue', () => {
    expect(plain(drawn().querySelector('.yes'))).toBe('Открыто до 23:00');
    const shut = drawn({ venue: { ...page.venue, isOpen: false, turnsAt: '2026-11-24T06:00:00Z' } });
    expect(plain(shut.querySelector('.no'))).toBe('Откроется завтра в 9:00');
    expect(shut.querySelector('.closed b')?.textContent).toBe('Сейчас закрыто');
  });

  const day = daily('10:00', '22:00');
  const workdays = week(day, day, day, day, day);
  const nights = { all_days: daily('18:00', '02:00') };
  it.each([
    ['today', workdays, '2026-11-23T09:59+03:00', 'Откроется в 10:00'],
    ['the minute it opens', workdays, '2026-11-23T10:00+03:00', 'Открыто до 22:00'],
    ['tomorrow', workdays, '2026-11-23T22:00+03:00', 'Откроется завтра в 10:00'],
    ['a minute before midnight', workdays, '2026-11-23T23:59+03:00', 'Откроется завтра в 10:00'],
    ['at midnight, when tomorrow is today', workdays, '2026-11-24T00:00+03:00', 'Откроется в 10:00'],
    ['over closed days', workdays, '2026-11-27T22:30+03:00', 'Откроется в понедельник в 10:00'],
    ['on a closed day', workdays, '2026-11-28T12:00+03:00', 'Откроется в понедельник в 10:00'],
    ['on the last of them', workdays, '2026-11-29T12:00+03:00', 'Откроется завтра в 10:00'],
    [
      'by its date, where the week comes round',
      week(day),
      '2026-11-23T22:30+03:00',
      'Откроется 30 ноября в 10:00',
    ],
    ['past midnight', nights, '2026-11-24T01:00+03:00', 'Открыто до 2:00'],
    ['after the night', nights, '2026-11-24T02:00+03:00', 'Откроется в 18:00'],
    ['around the clock', { all_days: whole }, '2026-11-24T02:00+03:00', 'Открыто'],
    ['days without a night', week(whole, whole, whole), '2026-11-23T13:00+03:00', 'Открыто'],
    ['after them', week(whole, whole, whole), '2026-11-26T00:00+03:00', 'Откроется в понедельник в 0:00'],
    ['never, as far as hours say', week(), '2026-11-23T13:00+03:00', 'Закрыто'],
  ])('when it opens: %s', (_when, schedule, now, words) => {
    expect(said(schedule, now)).toBe(words);
  });

  it('when it opens by the clock of the venue, not of who asks', () => {
    expect(said(workdays, '2026-11-23T23:30Z', 'Asia/Vladivostok')).toBe('Откроется в 10:00');
    expect(said(workdays, '2026-11-23T23:30Z', 'America/New_York')).toBe('Открыто до 22:00');
  });

  it('its hours, by runs of days, with today marked', () => {
    const rows = [...drawn().querySelectorAll('footer dl > div')].map((row) => [
      row.className,
      row.textContent,
    ]);
    expect(rows).toEqual([
      ['today', 'Понедельник — пятница, сегодня09:00–23:00'],
      ['', 'Суббота — воскресеньевыходной'],
    ]);
  });

  it('that there is no menu, where none is shown now', () => {
    const { body } = drawn({ menus: [], menu: undefined });
    expect(body.textContent).toContain('Сейчас здесь нет меню');
    expect(body.querySelector('.bar')).toBeNull();
  });

  it('its categories in a bar that leads to them, without a script', () => {
    const document = drawn();
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.bar a')];
    expect(links.map((link) => [link.textContent, document.querySelector(link.hash)?.tagName])).toEqual([
      ['Супы', 'SECTION'],
    ]);
    expect(document.querySelector('.bar button')?.hasAttribute('hidden')).toBe(true);
  });
});

describe('[GV-05] machines read', () => {
  it('restaurant, menu and prices as schema.org', () => {
    const text = drawn().querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(text)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      name: 'Кафе «Ёж»',
      url: 'https://carte.example/m/kafe',
      telephone: '+74950001120',
      address: { '@type': 'PostalAddress', addressLocality: 'Москва', streetAddress: 'Покровка, 27с1' },
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '23:00',
        },
      ],
      hasMenu: {
        '@type': 'Menu',
        hasMenuSection: [
          {
            '@type': 'MenuSection',
            name: 'Супы',
            hasMenuItem: [
              {
                '@type': 'MenuItem',
                name: 'Борщ',
                image: 'https://carte.example/files/soup.jpg',
                offers: {
                  '@type': 'Offer',
                  price: '1450.5',
                  priceCurrency: 'RUB',
                  availability: 'https://schema.org/InStock',
                },
              },
            ],
          },
        ],
      },
    });
  });

  it('Open Graph and the canonical address; without a public address nothing that would lead astray', () => {
    const head = drawn().head;
    const meta = (name: string) => head.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    expect(head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://carte.example/m/kafe',
    );
    expect([meta('og:title'), meta('og:url'), meta('og:image'), meta('og:locale')]).toEqual([
      'Кафе «Ёж»',
      'https://carte.example/m/kafe',
      'https://carte.example/files/cover.jpg',
      'ru_RU',
    ]);
    const nameless = drawn({ origin: '' }).head;
    expect(nameless.querySelector('meta[property="og:url"], link[rel="canonical"]')).toBeNull();
  });

  it('that pages of nothing are not to be kept', () => {
    const { head } = new DOMParser().parseFromString(guestPages.failure('absent'), 'text/html');
    expect(head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('[GV-04] a venue that is closed for a while', () => {
  const away = (until: string | undefined, phones = page.venue.phones) =>
    drawn({ closure: { until }, menu: undefined, menus: [], venue: { ...page.venue, phones } });

  it.each([
    ['today', '2026-11-23T15:00:00Z', 'Откроется сегодня, в\u00a018:00'],
    ['tomorrow', '2026-11-24T05:00:00Z', 'Откроется завтра, 24\u00a0ноября, в\u00a08:00'],
    ['a day from its beginning', '2026-11-23T21:00:00Z', 'Откроется завтра, 24\u00a0ноября'],
    ['a later day', '2026-12-07T05:00:00Z', 'Ждём вас с\u00a07\u00a0декабря, понедельник, в\u00a08:00'],
    ['some day', undefined, 'Пока не работаем'],
  ])('says when it opens: %s', (_when, until, words) => {
    expect(away(until).querySelector('h2')?.textContent).toBe(words);
  });

  it('tells its name and its telephone, and search engines nothing', () => {
    const shown = away('2026-12-07T05:00:00Z');
    expect(shown.title).toBe('Кафе «Ёж» · временно закрыто');
    expect(shown.querySelector('h1')?.textContent).toBe('Кафе «Ёж»');
    expect(shown.querySelector('main a')?.getAttribute('href')).toBe('tel:+74950001120');
    expect(shown.querySelectorAll('script, link[rel="canonical"], footer')).toHaveLength(0);
    expect(shown.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(away(undefined).body.textContent).toContain('Позвоните, прежде чем прийти.');
    expect(away(undefined, []).body.textContent).not.toContain('Позвоните');
  });
});

describe('[GP-01] a dish by its own address', () => {
  const alone = () => drawn({ dishId: dish.id });

  it('is a page with photo, price, composition, allergens and nutrition, and the way back to its section', () => {
    const shown = alone();
    const card = shown.querySelector('.card');
    expect(shown.title).toBe('Борщ · Кафе «Ёж»');
    expect(card?.querySelector('h2')?.textContent).toBe('Борщ');
    expect(card?.querySelector('.made')?.textContent).toBe('Говядина, сметана, пампушка, мёд');
    expect([...(card?.querySelectorAll('.allergens li') ?? [])].map((each) => each.textContent)).toEqual([
      'глютен — пампушка',
      'молоко — сметана',
      'мёд',
    ]);
    expect(card?.querySelectorAll('.nutrition li')).toHaveLength(4);
    expect(card?.querySelector('img')?.getAttribute('sizes')).toContain('100vw');
    expect(shown.querySelector('.back')?.getAttribute('href')).toBe('/m/kafe#c7');
    expect(shown.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://carte.example/m/kafe?dish=1',
    );
    expect(shown.querySelectorAll('script, dialog')).toHaveLength(0);
  });

  it('has the sign of each group that it tells, on its own page too', () => {
    for (const shown of [drawn(), alone()]) {
      const signs = [...shown.querySelectorAll('.allergens use')].map(
        (use) => use.getAttribute('href') ?? '',
      );
      expect(signs.length).toBeGreaterThan(1);
      for (const sign of signs) expect(shown.querySelector(`symbol${sign}`), sign).not.toBeNull();
    }
  });

  it('is where its name leads from the menu', () => {
    expect(drawn().querySelector('.dish h3 a')?.getAttribute('href')).toBe('?dish=1');
    expect(drawn({ dishId: 99 }).querySelectorAll('.dish')).toHaveLength(1);
  });
});

describe('[GP-03] the look of a venue', () => {
  it('is its own: logo, accent and cover; the letters are asked for before anything else', () => {
    const shown = drawn({
      venue: {
        ...page.venue,
        logo: { url: '/files/logo.png' },
        cover: { url: '/files/face.jpg' },
        accent: 'wine',
      },
    });
    expect(shown.documentElement.dataset.accent).toBe('wine');
    expect(shown.querySelector('.logo')?.getAttribute('src')).toBe('/files/logo.png');
    expect(shown.querySelector('.face .cover')?.getAttribute('src')).toBe('/files/face.jpg');
    const letters = [...shown.querySelectorAll('link[as="font"]')].map((link) => link.getAttribute('href'));
    expect(letters).toEqual(guestPages.files.map(({ path }) => path));
    for (const path of letters) expect(guestPages.styles.join()).toContain(String(path));
  });
});

describe('[GP-04] a section whose dishes have no photos', () => {
  it('is set as lines with leaders; one photo makes it rows', () => {
    const typed = section({ picture: undefined });
    expect(typed?.className).toContain('typed');
    expect(typed?.querySelector('.line .leader .price b')?.textContent).toContain('₽');
    expect(section({})?.querySelectorAll('.line')).toHaveLength(0);
  });
});
