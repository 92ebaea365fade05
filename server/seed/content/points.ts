import { bookCafeBreakfast } from './bookCafeBreakfast';
import { bookCafeMain } from './bookCafeMain';
import type { DemoMenu, DemoPoint } from './DemoData';
import { sandugachBar } from './sandugachBar';
import { sandugachMain } from './sandugachMain';
import { whiteNightMenus } from './whiteNight';
import { daily, pointDays, weekly } from './workingHours';

/** The drinks of the Moscow cafe. */
const bookCafeDrinks: DemoMenu = {
  title: 'Напитки',
  description: 'Кофе, чай и лимонады собственного приготовления.',
  motif: 'cup',
  categories: [
    {
      title: 'Кофе',
      kind: 'drink',
      base: 'Кофе',
      description: 'Зерно московской обжарки. Растительное молоко вместо обычного — плюс 70 ₽.',
      motif: 'cup',
      cover: 'cup-7',
      foods: `
        Эспрессо | 180 | 40 ml | 5 0 0 1 | кофе | Арабика из Эфиопии и Бразилии. |
        Двойной эспрессо | 230 | 60 ml | 8 0 0 1 | кофе | Для тех, кто дочитывает главу. |
        Американо | 220 | 250 ml | 8 0 0 1 | кофе, вода | Мягкий и долгий. | Без сахара
        Капучино | 290 | 250 ml | 120 6 6 9 | кофе, молоко* | С шелковистой пеной. | Хит
        Латте | 310 | 350 ml | 160 8 8 13 | кофе, молоко* | Много молока и немного кофе. |
        Флэт уайт | 320 | 200 ml | 110 6 6 8 | кофе, молоко* | Двойной эспрессо, тонкая пена. |
        Раф ванильный | 350 | 300 ml | 290 5 20 22 | кофе, сливки*, ваниль | Придуман в Москве. | Хит
        Какао с маршмеллоу | 330 | 300 ml | 280 8 10 38 | какао, молоко*, маршмеллоу | Для детей и не только. | Детское`,
    },
    {
      title: 'Чай',
      kind: 'drink',
      base: 'Чай',
      motif: 'tea',
      foods: `
        Чёрный чай с чабрецом | 290 | 500 ml | 2 0 0 0 | чёрный чай, чабрец | Чайник на двоих. |
        Зелёный чай с жасмином | 290 | 500 ml | 2 0 0 0 | зелёный чай, жасмин | Чайник на двоих. | Без сахара
        Облепиховый чай | 380 | 500 ml | 120 1 2 25 | облепиха, мёд*, апельсин | Согревает после улицы. | Хит
        Чай с имбирём и лимоном | 360 | 500 ml | 90 0 0 22 | имбирь, лимон, мёд* | Бодрит без кофеина. |
        Ройбуш с апельсином | 320 | 500 ml | 10 0 0 2 | ройбуш, апельсин, корица | Можно и вечером. | Без сахара
        Иван-чай с ягодами | 320 | 500 ml | 25 0 0 6 | иван-чай, смородина, брусника | Из Вологодской области. | Новинка`,
    },
    {
      title: 'Лимонады и смузи',
      kind: 'drink',
      base: 'Лимонады и соки',
      motif: 'glass',
      foods: `
        Лимонад классический | 290 | 400 ml | 110 0 0 27 | лимон, мята, газированная вода, сахар | Лимон и мята. |
        Лимонад с маракуйей | 320 | 400 ml | 130 1 0 31 | маракуйя, лайм, газированная вода | Яркий и кисло-сладкий. | Хит
        Тархун | 290 | 400 ml | 120 0 0 29 | эстрагон, лайм, газированная вода | Зелёный по-настоящему. |
        Морс клюквенный | 220 | 300 ml | 100 0 0 25 | клюква, сахар | Варим каждое утро. | Детское
        Смузи с манго | 360 | 300 ml | 190 3 2 40 | манго, банан, йогурт* | Густой, можно ложкой. |
        Смузи зелёный | 360 | 300 ml | 130 3 1 27 | шпинат, яблоко, сельдерей*, лайм | Без сахара и молока. | Постное, Без сахара
        Апельсиновый сок | 340 | 250 ml | 110 2 0 26 | апельсин | Выжимаем при вас. | | stop`,
    },
  ],
};

const bookCafe: DemoPoint = {
  title: 'Кофе и книги',
  cover: 'cup-3',
  city: 'Москва',
  createdDaysAgo: 16,
  status: 'displayed',
  values: {
    type: 1,
    description: 'Кафе с библиотекой на две тысячи томов. Домашняя кухня, тихий зал и столики у окна.',
    street: 'Покровка',
    house: '27с1',
    approach: '1',
    floor: '1',
    phone: '+74950001120',
    email: 'hello@kofe.example',
    phone_other: [
      { point_phone_type_id: 2, phone_number: '+74950001121' },
      { point_phone_type_id: 3, phone_number: '+79000001122' },
    ],
    socials: { vk: 'https://vk.com/carte.demo.kofe', tg: 'https://t.me/carte_demo_kofe', dzen: '' },
    graphic: weekly(pointDays, ['08:00', '23:00'], { from: 4, hours: ['09:00', '23:30'] }),
    show_phone: true,
    show_socials: true,
    show_schedule: true,
    show_notice: true,
    notice: 'По четвергам в 19:30 читаем стихи вслух. Вход свободный.',
  },
  papers: { documents: ['Свидетельство о регистрации', 'Договор аренды'] },
  menus: [bookCafeMain, bookCafeDrinks, bookCafeBreakfast],
};

const whiteNight: DemoPoint = {
  title: 'Белая ночь',
  cover: 'bun-2',
  city: 'Санкт-Петербург',
  createdDaysAgo: 96,
  status: 'not_displayed',
  closure: { from: -1, until: 12, reason: 'Меняем полы и кофемашину, вернёмся с новым зерном.' },
  values: {
    type: 2,
    description: 'Кофейня-обжарочная на Петроградской: своё зерно, своя выпечка, двенадцать мест.',
    street: 'Большой проспект П. С.',
    house: '49/18',
    approach: '2',
    phone: '+78120002210',
    email: 'barista@belaya-noch.example',
    phone_other: [{ point_phone_type_id: 1, phone_number: '+79000002211' }],
    socials: { vk: 'https://vk.com/carte.demo.noch', tg: 'https://t.me/carte_demo_noch', dzen: '' },
    graphic: daily(pointDays, ['07:00', '21:00']),
    show_phone: true,
    show_socials: true,
    show_schedule: true,
  },
  papers: { documents: ['Декларация соответствия'] },
  menus: whiteNightMenus,
};

const sandugach: DemoPoint = {
  title: 'Сандугач',
  cover: 'grill-5',
  city: 'Казань',
  createdDaysAgo: 340,
  status: 'displayed',
  values: {
    type: 3,
    description: 'Ресторан татарской кухни у Старо-Татарской слободы: мангал, тандыр и бар.',
    street: 'Каюма Насыри',
    house: '11',
    floor: '2',
    office: 'зал 1',
    phone: '+78430003310',
    email: 'zal@sandugach.example',
    phone_other: [
      { point_phone_type_id: 2, phone_number: '+78430003311' },
      { point_phone_type_id: 4, phone_number: '+79000003312' },
    ],
    socials: {
      vk: 'https://vk.com/carte.demo.sandugach',
      tg: 'https://t.me/carte_demo_sandugach',
      dzen: 'https://dzen.ru/carte_demo_sandugach',
    },
    graphic: weekly(pointDays, ['11:00', '00:00'], { from: 4, hours: ['11:00', '02:00'] }),
    show_phone: true,
    show_socials: true,
    show_schedule: true,
  },
  papers: {
    alc_license: ['Лицензия на розничную продажу'],
    documents: ['Свидетельство о регистрации'],
  },
  menus: [sandugachMain, ...sandugachBar],
};

const terrace: DemoPoint = {
  title: 'Веранда на Волге',
  city: 'Самара',
  createdDaysAgo: 18,
  status: 'under_moderation',
  values: {
    type: 4,
    street: 'Максима Горького',
    house: '82',
    phone: '+78460004410',
    graphic: daily(pointDays, ['12:00', '23:00']),
  },
  papers: {},
  menus: [],
};

const kiosk: DemoPoint = {
  title: 'Киоск у метро',
  city: 'Москва',
  createdDaysAgo: 150,
  deletedDaysAgo: 2,
  status: 'not_displayed',
  values: {
    type: 5,
    street: 'Мясницкая',
    house: '39',
    phone: '+79000005510',
    graphic: daily(pointDays, ['07:30', '20:00']),
  },
  papers: {},
  menus: [],
};

export const demoPoints: readonly DemoPoint[] = [bookCafe, whiteNight, sandugach, terrace, kiosk];
