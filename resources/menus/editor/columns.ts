import { isUnusualPrice } from '../../../contract/changePrice';
import { readAmount } from '../../../contract/fields/decimal';
import { readPortion } from '../../../contract/portion';
import { portionText } from '../../../contract/texts/units';
import { priceText } from '../../../fieldRenderers/priceText';
import { text } from '../../../i18n/text';
import type { BoardColumn } from '../../../kit/rows/BoardColumn';
import { usualUnit } from '../../shared/usualUnit';
import type { Dish } from './board';

export const title: BoardColumn<Dish, 'title'> = {
  key: 'title',
  get label() {
    return text('editor.title');
  },
  edit: 'title',
};

export const portion: BoardColumn<Dish, 'portion'> = {
  key: 'portion',
  get label() {
    return text('editor.portion');
  },
  edit: ['unit_value', 'unit_measurement'],
  text: ({ unit_value, unit_measurement }) => portionText(unit_value, unit_measurement),
  values: (typed, dish) => {
    const { value, unit } = readPortion(typed);
    if (value === '' && unit === '') return { unit_value: '', unit_measurement: '' };
    const usual = dish?.unit_measurement ?? usualUnit({ kind: dish?.kind ?? 'food', rows: [] });
    return { unit_value: value, unit_measurement: unit || usual };
  },
};

export const price: BoardColumn<Dish, 'price'> = {
  key: 'price',
  get label() {
    return text('editor.price');
  },
  edit: 'price',
  text: (dish) => (dish.price ?? '').replace(/\.0+$/, '').replace('.', ','),
  values: (typed) => ({ price: typed }),
  ask: (typed) =>
    isUnusualPrice(typed) ? text('price.askAgain', { price: priceText(readAmount(typed) ?? typed) }) : '',
  show: (typed) => priceText(readAmount(typed) ?? typed),
};

export const columns = [title, portion, price] as const;
