import type { SocialNetwork } from '../contract/fields/socials';
import type { GuestFailure } from '../contract/guest/GuestPages';
import { PRODUCT } from '../contract/product';
import { unbroken } from '../contract/texts/unbroken';

/** What the pages of guests say. */
export const texts = {
  menus: 'Меню заведения',
  categories: 'Категории',
  find: 'Найти в меню',
  toFind: 'Найти',
  /** By the plural of the number before it. */
  found: { one: 'Нашлось % блюдо', few: 'Нашлось % блюда', many: 'Нашлось % блюд', other: 'Нашлось % блюда' },
  alike: 'Такого нет. Похожее:',
  nothingFound: 'Ничего не нашлось. Попробуйте другое слово.',
  inComposition: 'в составе: ',
  inDescription: 'в описании: ',
  close: 'Закрыть',
  call: (phone: string) => `Позвонить: ${phone}`,
  open: 'Открыто',
  openUntil: (time: string) => unbroken(`Открыто до ${time}`),
  closed: 'Закрыто',
  opensAt: (when: string) => unbroken(`Откроется ${when}`),
  closedNow: 'Сейчас закрыто',
  closedHint: unbroken('Меню можно посмотреть сейчас, заказать — в часы работы.'),
  away: 'Временно закрыто',
  awaits: (when: string) => unbroken(`Ждём вас с ${when}`),
  tomorrow: (date: string) => `завтра, ${date}`,
  dayOfWeek: (date: string, weekday: string) => `${date}, ${weekday}`,
  dayWithTime: (day: string, time: string) => `${day}, в ${time}`,
  someDay: 'Пока не работаем',
  someDayHint: 'Точной даты открытия ещё нет.',
  callFirst: 'Позвоните, прежде чем прийти.',
  today: 'сегодня',
  todayAt: (time: string) => `в ${time}`,
  tomorrowAt: (time: string) => `завтра в ${time}`,
  dayAt: (day: string, time: string) => `${day} в ${time}`,
  onDays: ['в понедельник', 'во вторник', 'в среду', 'в четверг', 'в пятницу', 'в субботу', 'в воскресенье'],
  days: ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'],
  daily: 'Ежедневно',
  wholeDay: 'круглосуточно',
  dayOff: 'выходной',
  hours: 'Часы работы',
  contacts: 'Контакты',
  entrance: (value: string) => `подъезд ${value}`,
  floor: (value: string) => `этаж ${value}`,
  pricesOn: (day: string) => `Цены на ${day}`,
  out: 'Закончилось',
  choose: 'Выбрать блюда',
  fitOf: 'из',
  more: (count: number) => `Ещё ${count}`,
  /** `#` stands for the number. */
  untold: 'Состав не проверен у блюд: #. Здесь их нет, спросите у официанта.',
  nothingIn: 'Ничего нет в разделах:',
  sharedKitchen: 'Готовим на общей кухне: следы аллергенов возможны.',
  reset: 'Показать все',
  allergens: 'Аллергены',
  before: 'О точке',
  composition: 'Состав',
  nutrition: 'Пищевая ценность',
  inPortion: (portion: string) => `в порции, ${portion}`,
  kcal: 'ккал',
  protein: unbroken('белки, г'),
  fats: unbroken('жиры, г'),
  carbohydrates: unbroken('углеводы, г'),
  differs: 'Подача может отличаться от фото.',
  alcohol: 'Заказать можно только по QR-коду на столе. Продаём гостям старше 18 лет.',
  allergyHint: 'Если у вас аллергия, скажите об этом, когда будете заказывать.',
  noMenu: 'Сейчас здесь нет меню',
  noMenuHint: 'Загляните позже: оно появится, когда наступит его время.',
  top: 'Наверх',
  kept: `Меню ведут в ${PRODUCT}`,
  description: (venue: string, menu = 'Меню') => `${menu} — ${venue}: блюда, цены, состав и аллергены.`,
} as const;

export const networkTitles: Readonly<Record<SocialNetwork, string>> = {
  vk: 'ВКонтакте',
  tg: 'Телеграм',
  dzen: 'Дзен',
};

interface FailureTexts {
  readonly title: string;
  readonly hint: string;
  /** What its one link says. */
  readonly way: string;
}

export const failureTexts: Readonly<Record<GuestFailure, FailureTexts>> = {
  absent: {
    title: 'Такой страницы нет',
    hint: 'Возможно, в адресе опечатка или заведение сейчас не показывает своё меню.',
    way: `Что такое ${PRODUCT}`,
  },
  busy: {
    title: 'Слишком много гостей сразу',
    hint: 'Обновите страницу через несколько секунд.',
    way: 'Обновить',
  },
  broken: {
    title: 'Страница не открылась',
    hint: 'Мы уже знаем об этом. Попробуйте чуть позже.',
    way: 'Попробовать ещё раз',
  },
};

/** Of a menu that its venue does not have. */
export const absentIn = (venue: string): FailureTexts => ({
  title: 'Такого меню сейчас нет',
  hint: 'Возможно, его время ещё не пришло или ссылка устарела.',
  way: `Открыть меню «${venue}»`,
});
