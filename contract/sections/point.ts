import type { AccentName } from '../guest/accents';
import { limits } from '../limits';
import { addressField, choices, dayFilter, descriptionField, shownOptions } from './drafts';
import { pictures } from './pictures';
import type { RawFilter } from './RawFilter';
import type { FieldDraft } from './rawFields';

/** Who and where the venue is, and when it works; the types to choose from are rows, not part of it. */
export const pointGeneral: readonly FieldDraft[] = [
  {
    name: 'title',
    type: 'text',
    title: 'Название точки',
    placeholder: 'Например, «Кофе и книги»',
    description: 'Так заведение увидят гости.',
    validation_rules: {
      required: true,
      min_length: limits.titleMin,
      max_length: limits.pointTitleMax,
      min_letters_or_digits: limits.titleMinLetters,
    },
    symbol_counter: true,
  },
  {
    name: 'type',
    type: 'select',
    title: 'Тип заведения',
    placeholder: 'Выберите тип',
    validation_rules: { required: true },
  },
  addressField('kofe-i-knigi'),
  descriptionField('О заведении', 'Кухня, атмосфера, чем вы особенны'),
  { name: 'contacts', type: 'header', title: 'Адрес и контакты' },
  {
    name: 'address',
    type: 'address',
    title: 'Адрес',
    placeholder: 'Начните вводить город',
    description: 'Подъезд, этаж и офис можно не указывать.',
    validation_rules: { required: true },
  },
  {
    name: 'phone',
    type: 'phone',
    title: 'Основной телефон',
    placeholder: '+7 900 000-00-00',
    validation_rules: { required: true },
  },
  {
    name: 'email',
    type: 'email',
    title: 'Почта',
    placeholder: 'hello@example.ru',
    description: 'Сюда пишут гости и поставщики.',
  },
  {
    name: 'phone_other',
    type: 'phone_other',
    title: 'Дополнительные телефоны',
    placeholder: '+7 900 000-00-00',
    validation_rules: { max_items: limits.phonesMax },
  },
  {
    name: 'socials',
    type: 'socials',
    title: 'Социальные сети',
    placeholder: 'имя страницы',
    description: 'Достаточно имени страницы: полная ссылка получится сама.',
  },
  { name: 'contacts_end', type: 'empty', title: '' },
  { name: 'hours', type: 'header', title: 'Часы работы' },
  {
    name: 'graphic',
    type: 'graphic',
    title: 'График работы',
    description: 'Если заведение закрывается после полуночи, укажите время закрытия следующего дня.',
    validation_rules: { required: true, allow_overnight: true },
  },
];

const papers = {
  extensions: ['pdf', 'jpg', 'jpeg', 'png'],
  max_size: limits.fileMaxMb,
  max_items: limits.papersMax,
};

/** The venue's papers; the licence opens the alcohol switch of its categories. */
export const pointDocs: readonly FieldDraft[] = [
  { name: 'papers', type: 'header', title: 'Документы заведения' },
  {
    name: 'alc_license',
    type: 'file',
    title: 'Лицензия на алкоголь',
    description: 'Нужна, если в меню есть алкоголь.',
    validation_rules: papers,
  },
  {
    name: 'documents',
    type: 'file',
    title: 'Другие документы',
    description: 'Свидетельство о регистрации, договор аренды.',
    validation_rules: papers,
  },
];

/** Whether and how guests see the venue. */
export const pointOther: readonly FieldDraft[] = [
  { name: 'seen', type: 'header', title: 'Что видят гости' },
  {
    name: 'status',
    type: 'change_status',
    title: 'Видят гости',
    description: 'Скрытая точка остаётся в списке, но гости её не видят.',
    options: shownOptions,
    layout: 'wide',
  },
  {
    name: 'close_point',
    type: 'close_point',
    title: 'Временное закрытие',
    description: 'Гости увидят только дату открытия и телефон.',
    validation_rules: { max_length: limits.descriptionMax },
  },
  {
    name: 'stop_default',
    type: 'radio',
    title: 'Блюдо на стопе',
    description: 'На сколько блюдо встаёт на стоп, если не сказать другого.',
    options: choices({ end_of_day: 'До конца дня', open: 'Пока не вернут' }),
    layout: 'wide',
  },
  { name: 'page', type: 'header', title: 'Страница для гостей' },
  { name: 'show_phone', type: 'toggle', title: 'Показывать телефон' },
  { name: 'show_socials', type: 'toggle', title: 'Показывать социальные сети' },
  { name: 'show_schedule', type: 'toggle', title: 'Показывать часы работы' },
  {
    name: 'show_notice',
    type: 'toggle',
    title: 'Показывать объявление',
    description: 'Например, о живой музыке или закрытой веранде.',
  },
  {
    name: 'notice',
    type: 'textarea',
    title: 'Текст объявления',
    placeholder: 'В пятницу в 20:00 играет джаз',
    validation_rules: {
      required: true,
      max_length: limits.descriptionMax,
      min_letters: 2,
      not_only_spaces: true,
    },
    depends_on: { field: 'show_notice', values: [true] },
    symbol_counter: true,
  },
];

/** Filters of the points list. */
export const pointMain: readonly RawFilter[] = [
  {
    field_id: 'status',
    title: 'Статус',
    type: 'checkbox',
    options: choices({
      displayed: 'Видят',
      not_displayed: 'Не видят',
      draft: 'Черновик',
      rejected: 'Отклонено',
      under_moderation: 'На согласовании',
    }),
  },
  { field_id: 'type', title: 'Тип заведения', type: 'radio', options: [] },
  dayFilter('createdAt', 'Дата создания'),
];

const ACCENT_TITLES: Readonly<Record<AccentName, string>> = {
  green: 'Зелёный',
  brick: 'Кирпичный',
  wine: 'Винный',
  plum: 'Сливовый',
  blue: 'Синий',
  sea: 'Морской',
  olive: 'Оливковый',
  honey: 'Медовый',
};

/** How a venue's page looks, an extension of ours: it is asked for by this backend, not by the section that a console brings along. */
const PAGE_LOOK: readonly FieldDraft[] = [
  {
    name: 'logo',
    type: 'file',
    title: 'Логотип',
    description: 'Стоит на странице для гостей рядом с названием. Квадратный, JPG или PNG.',
    validation_rules: { ...pictures, extensions: ['jpg', 'jpeg', 'png'], max_items: 1 },
  },
  {
    name: 'accent',
    type: 'select',
    title: 'Цвет страницы',
    placeholder: 'Зелёный',
    description: 'Им выделены разделы и кнопки. Читается и в светлой теме, и в тёмной.',
    options: choices(ACCENT_TITLES),
  },
];

/** The section with the look of the page below its heading. */
export const withPageLook = (drafts: readonly FieldDraft[]): readonly FieldDraft[] =>
  drafts.flatMap((draft) => (draft.name === 'page' ? [draft, ...PAGE_LOOK] : [draft]));
