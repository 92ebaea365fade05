import { limits } from '../limits';
import { unitTitles } from '../texts/units';
import { choices, dayFilter, descriptionField, ownAddressField, titleField, yesOrNo } from './drafts';
import { pictures } from './pictures';
import type { RawFilter } from './RawFilter';
import type { FieldDraft } from './rawFields';

/**
 * What a guest sees of a food; the marks to choose from are rows, not part of it. Value and unit of its portion are each required
 * if the other is set: a rule of contract/fields.
 */
export const foodGeneral: readonly FieldDraft[] = [
  {
    name: 'images',
    type: 'file',
    title: 'Фото',
    validation_rules: pictures,
    layout: 'aside',
  },
  titleField('Название', 'Например, «Борщ со сметаной»', limits.foodTitleMax),
  {
    name: 'price',
    type: 'number',
    title: 'Цена, ₽',
    placeholder: '390',
    validation_rules: { required: true, min: 0, max: limits.priceMax },
    layout: 'line',
  },
  {
    name: 'unit_value',
    type: 'number',
    title: 'Порция',
    placeholder: '250',
    validation_rules: { min: limits.unitValueMin, max: limits.unitValueMax },
    layout: 'line',
  },
  {
    name: 'unit_measurement',
    type: 'select',
    title: 'Единица измерения',
    placeholder: 'г',
    options: choices(unitTitles),
    layout: 'tied',
  },
  // A place that the console fills: what stops a dish is no value of its form.
  { name: 'sale', type: 'empty', title: 'Продажа', layout: 'line', extension: 'stop_list.until' },
  descriptionField('Описание', 'Состав, подача, вкус'),
  {
    name: 'marks',
    type: 'checkbox_group',
    title: 'Значки',
    validation_rules: { max_items: limits.marksMax },
    layout: 'wide',
    as: 'chips',
  },
  {
    name: 'differ_image',
    type: 'toggle',
    title: 'Подача может отличаться от фото',
    description: 'Под фото появится пометка для гостей.',
  },
  {
    name: 'visible',
    type: 'toggle',
    title: 'Видят гости',
    description: 'Скрытое блюдо остаётся в меню, но гости его не видят.',
    extension: 'visibility',
  },
  ownAddressField,
];

/** What a food is made of. */
export const foodComposition: readonly FieldDraft[] = [
  {
    name: 'ingredients',
    type: 'ingredients',
    title: 'Ингредиенты',
    placeholder: 'Начните вводить название',
    description: 'Отметьте аллергены: о них гости узнают из состава.',
    validation_rules: { max_items: limits.ingredientsMax },
  },
  { name: 'nutrition_title', type: 'header', title: 'Пищевая ценность на порцию', layout: 'folded' },
  {
    name: 'nutrition',
    type: 'nutrition',
    title: 'Калории, белки, жиры, углеводы',
    validation_rules: { min: 0, max: limits.nutrientMax },
  },
];

/** Filters of a category's foods that need no rows. */
export const foodMain: readonly RawFilter[] = [
  { field_id: 'stop', title: 'Стоп-лист', type: 'radio', options: yesOrNo('На стопе', 'В продаже') },
  { field_id: 'photo', title: 'Фото', type: 'radio', options: yesOrNo('С фото', 'Без фото') },
  { field_id: 'price', title: 'Цена', type: 'radio', options: yesOrNo('С ценой', 'Без цены') },
  {
    field_id: 'allergens',
    title: 'Состав и аллергены',
    type: 'radio',
    options: yesOrNo('Указаны', 'Не указаны'),
  },
  dayFilter('updatedAt', 'Дата изменения'),
];

/** The same with the marks to filter by, where a backend knows them: before the dates. */
export const foodMainWith = (marks: RawFilter['options']): readonly RawFilter[] => [
  ...foodMain.slice(0, -1),
  { field_id: 'marks', title: 'Значки', type: 'checkbox', options: marks },
  ...foodMain.slice(-1),
];
