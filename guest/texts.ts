import type { SocialNetwork } from '../contract/fields/socials';
import type { GuestFailure } from '../contract/guest/GuestPages';

/** What the pages of guests say. */
export const texts = {
  menus: 'Меню заведения',
  categories: 'Категории',
  find: 'Найти в меню',
  nothingFound: 'Ничего не нашлось. Попробуйте другое слово.',
  open: 'Открыто',
  openUntil: (time: string) => `Открыто до ${time}`,
  closed: 'Закрыто',
  opensAt: (when: string) => `Откроемся ${when}`,
  closedNow: 'Сейчас мы закрыты',
  closedHint: 'Меню можно посмотреть сейчас, заказать — в часы работы.',
  away: 'Временно закрыто',
  reopens: (when: string) => `Откроемся ${when}`,
  awaits: (when: string) => `Ждём вас с ${when}`,
  tomorrow: (date: string) => `завтра, ${date}`,
  dayOfWeek: (date: string, weekday: string) => `${date}, ${weekday}`,
  dayWithTime: (day: string, time: string) => `${day}, в\u00a0${time}`,
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
  allergens: 'Аллергены: ',
  kcal: 'ккал',
  protein: 'белки',
  fats: 'жиры',
  carbohydrates: 'углеводы',
  gram: 'г',
  differs: 'Подача может отличаться от фото.',
  alcohol: 'Заказать можно только по QR-коду на столе. Продаём гостям старше 18 лет.',
  allergyHint: 'Если у вас аллергия, скажите об этом, когда будете заказывать.',
  noMenu: 'Сейчас здесь нет меню',
  noMenuHint: 'Загляните позже: оно появится, когда наступит его время.',
  top: 'Наверх',
  description: (venue: string, menu = 'Меню') => `${menu} — ${venue}: блюда, цены, состав и аллергены.`,
} as const;

export const networkTitles: Readonly<Record<SocialNetwork, string>> = {
  vk: 'ВКонтакте',
  tg: 'Телеграм',
  dzen: 'Дзен',
};

export const failureTexts: Readonly<Record<GuestFailure, { readonly title: string; readonly hint: string }>> =
  {
    absent: {
      title: 'Такой страницы нет',
      hint: 'Возможно, в адресе опечатка или заведение сейчас не показывает своё меню.',
    },
    busy: { title: 'Слишком много гостей сразу', hint: 'Обновите страницу через несколько секунд.' },
    broken: { title: 'Страница не открылась', hint: 'Мы уже знаем об этом. Попробуйте чуть позже.' },
  };
