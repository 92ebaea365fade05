import { rightsSample } from './rightsSample';

/**
 * Words of the field gallery, a tool for developers (`/dev/fields`). No area of the catalogue: the console never reads
 * them. One entry per field type: `field` as a section would send it, `record` as the server would answer, `wrong` =
 * a record that the rules refuse.
 */
export interface GallerySample {
  readonly field: Readonly<Record<string, unknown>>;
  readonly record: Readonly<Record<string, unknown>>;
  readonly wrong: Readonly<Record<string, unknown>>;
}

const options = [
  { value: 1, title: 'Ресторан' },
  { value: 2, title: 'Кофейня', description: 'Кофе, выпечка и лёгкие завтраки' },
  { value: 3, title: 'Высокопроизводительная фабрика-кухня' },
];
const phoneTypes = [
  { value: 1, title: 'Бронирование' },
  { value: 2, title: 'Доставка' },
];
const day = (begin: string, end: string, is_enabled = true) => ({
  begin,
  end,
  around_the_clock: false,
  is_enabled,
});
/** `cover` = the address of a picture that the page may show. */
export const gallerySamples = (cover: string): Readonly<Record<string, GallerySample>> => ({
  text: {
    field: {
      title: 'Название точки',
      placeholder: 'Например, «Кофе и книги»',
      validation_rules: { min_length: 2, max_length: 50 },
    },
    record: { text: 'Кофейня «Достопримечательность»' },
    wrong: { text: 'К' },
  },
  email: {
    field: { title: 'Почта', placeholder: 'hello@example.ru' },
    record: { email: 'hello@example.ru' },
    wrong: { email: 'hello' },
  },
  textarea: {
    field: { title: 'О заведении', placeholder: 'Кухня, атмосфера', validation_rules: { max_length: 60 } },
    record: { textarea: 'Завтраки весь день и тихий двор.' },
    wrong: { textarea: 'Слишком длинное описание, которое не помещается в отведённые шестьдесят знаков.' },
  },
  select: {
    field: { title: 'Тип заведения', placeholder: 'Выберите тип', options },
    record: { select: { id: 3, title: 'Высокопроизводительная фабрика-кухня' } },
    wrong: { select: 99 },
  },
  checkbox: {
    field: { title: 'Показывать часы работы' },
    record: { checkbox: true },
    wrong: { checkbox: 'да' },
  },
  radio: {
    field: {
      title: 'Заказ алкоголя',
      options: [
        { value: false, title: 'Не активен' },
        { value: true, title: 'Активен' },
      ],
    },
    record: { radio: true },
    wrong: { radio: 'да' },
  },
  graphic: {
    field: {
      title: 'График работы',
      description: 'Закрываетесь после полуночи — укажите время следующего дня.',
      validation_rules: { allow_overnight: true },
    },
    record: {
      graphic: {
        all_days: day('10:00', '22:00', false),
        1: day('08:00', '22:00'),
        2: day('08:00', '22:00'),
        3: { ...day('00:00', '00:00'), around_the_clock: true },
        4: day('08:00', '22:00'),
        5: day('18:00', '02:00'),
        6: day('10:00', '23:00'),
        7: day('10:00', '22:00', false),
      },
    },
    wrong: {
      graphic: {
        all_days: day('10:00', '22:00', false),
        1: day('25:00', '22:00'),
        2: day('08:00', ''),
        3: day('08:00', '22:00'),
        4: day('08:00', '22:00'),
        5: day('08:00', '22:00'),
        6: day('10:00', '22:00', false),
        7: day('10:00', '22:00', false),
      },
    },
  },
  address: {
    field: { title: 'Адрес', description: 'Подъезд, этаж и офис можно не указывать.' },
    record: {
      city: { id: 7, title: 'Петропавловск-Камчатский', region: 'Камчатский край' },
      street: 'Набережная реки Достопримечательной',
      house: '12к3',
      approach: '2',
      floor: '1',
      office: '',
    },
    wrong: { city_name: 'Казань', street: '', house: '' },
  },
  number: {
    field: { title: 'Цена, ₽', placeholder: '390', validation_rules: { min: 0, max: 1000 } },
    record: { number: '390.5' },
    wrong: { number: '-1' },
  },
  file: {
    field: {
      title: 'Изображения и документы',
      description: 'Первое показывается в списке.',
      validation_rules: { extensions: ['jpg', 'png', 'svg'], max_size: 2, max_items: 5 },
    },
    record: {
      file: [
        { id: 1, url: cover, name: 'обложка-летнего-меню-2026.svg' },
        { id: 2, url: '/files/license.pdf', name: 'Лицензия на розничную продажу.pdf' },
      ],
    },
    wrong: { file: ['no file'] },
  },
  phone: {
    field: { title: 'Основной телефон', placeholder: '+7 900 000-00-00' },
    record: { phone: '+79161234567' },
    wrong: { phone: '+7916' },
  },
  phone_other: {
    field: {
      title: 'Дополнительные телефоны',
      placeholder: '+7 900 000-00-00',
      options: phoneTypes,
      validation_rules: { max_items: 5 },
    },
    record: {
      phone_other: [
        { id: 1, point_phone_type_id: 1, phone_number: '+77012345678' },
        { id: 2, point_phone_type_id: 2, phone_number: '+74951234567' },
      ],
    },
    wrong: { phone_other: [{ id: 1, phone_number: '+7' }] },
  },
  socials: {
    field: { title: 'Социальные сети', placeholder: 'имя страницы' },
    record: { socials: { vk: 'https://vk.com/coffee_books', tg: 'https://t.me/coffee', dzen: '' } },
    wrong: { socials: { vk: 'кофе и книги', tg: '', dzen: '' } },
  },
  url: {
    field: {
      title: 'Адрес страницы',
      placeholder: 'kofe-i-knigi',
      prefix: 'https://carte.example/',
      autoGenerate: true,
    },
    record: { url: 'https://carte.example/kofe-i-knigi' },
    wrong: { url: 'кофе и книги' },
  },
  header: {
    field: { title: 'Адрес и контакты', description: 'Как гости вас найдут.' },
    record: {},
    wrong: {},
  },
  close_point: {
    field: {
      title: 'Временное закрытие',
      description: 'Пока закрыто, гости видят только, когда вы откроетесь, и телефон.',
      validation_rules: { max_length: 255 },
    },
    record: {
      close_point: {
        status: 'not_displayed',
        close_begin_date: '2026-12-01',
        close_begin_time: '09:00',
        close_end_date: '2026-12-24',
        close_end_time: '18:30',
        close_reason: 'Переоборудование кухни',
        show_after_time: true,
      },
    },
    wrong: {
      close_point: {
        status: 'not_displayed',
        close_begin_date: '',
        close_end_date: '',
        close_reason: '',
        show_after_time: true,
      },
    },
  },
  change_status: {
    field: {
      title: 'Видят гости',
      options: [
        { value: 'displayed', title: 'Показывается' },
        { value: 'not_displayed', title: 'Не показывается' },
      ],
    },
    record: { change_status: 'displayed' },
    wrong: { change_status: '' },
  },
  toggle: { field: { title: 'Показывать телефон' }, record: { toggle: true }, wrong: { toggle: 'да' } },
  checkbox_group: {
    field: { title: 'Отметки', description: 'Не больше двух.', options, validation_rules: { max_items: 2 } },
    record: { checkbox_group: [1, 2] },
    wrong: { checkbox_group: [1, 2, 3] },
  },
  ingredients: {
    field: {
      title: 'Ингредиенты',
      placeholder: 'Начните вводить название',
      description: 'Аллергены отметьте.',
    },
    record: {
      ingredients: [
        { id: 1, title: 'Молоко', is_allergen: true },
        { id: 2, title: 'Сахар', is_allergen: false },
        { title: 'Высокожирные сливки', is_allergen: false },
        { title: 'Арахисовая паста', is_allergen: true },
      ],
    },
    wrong: { ingredients: [{ title: 'Название ингредиента длиннее тридцати знаков', is_allergen: false }] },
  },
  nutrition: {
    field: { title: 'Пищевая ценность' },
    record: { calories: 245, protein: 12.5, fats: 8, carbohydrates: 30 },
    wrong: { calories: 'много', protein: -1, fats: 8, carbohydrates: 30 },
  },
  date: {
    field: { title: 'Дата рождения', validation_rules: { max: 0 } },
    record: { date: '1988-04-12' },
    wrong: { date: '1988-02-30' },
  },
  city: {
    field: { title: 'Город', placeholder: 'Начните вводить название' },
    record: { city: { id: 1, title: 'Москва', region: 'Москва' } },
    wrong: { city: 'Мскв' },
  },
  permissions: rightsSample,
  empty: { field: { title: '' }, record: {}, wrong: {} },
});
