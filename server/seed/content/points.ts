import { bookCafeBreakfast } from './bookCafeBreakfast';
import { bookCafeDrinks } from './bookCafeDrinks';
import { bookCafeMain } from './bookCafeMain';
import type { DemoPoint } from './DemoData';
import { sandugachBar } from './sandugachBar';
import { sandugachMain } from './sandugachMain';
import { whiteNightMenus } from './whiteNight';
import { daily, pointDays, weekly } from './workingHours';

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
