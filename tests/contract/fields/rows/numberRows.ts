import { becomes, must, type RuleRow, refused, row, wireKept, wireRefused } from '../RuleRow';

const number = (validation_rules: object = {}) => ({ type: 'number', validation_rules });
const price = {
  type: 'number',
  name: 'price',
  validation_rules: { required: true, min: 0, max: 999999999999999, decimals: 2 },
};
const nutrition = { type: 'nutrition', name: 'nutrition' };
const nutrients = { calories: '', proteins: '', fats: '', carbs: '' };
const amount = { type: 'number', name: 'unit_value' };
const unit = {
  type: 'select',
  name: 'unit_measurement',
  options: ['ml', 'l', 'kg', 'g', 'mg', 'pc'].map((value) => ({ value, title: value })),
};

export const numberRows: readonly RuleRow[] = [
  row('FF-10', 'a required number left empty', number({ required: true }), refused('', 'required')),
  row('FT-16', 'letters', number(), refused('abc', 'number')),
  row('FT-16', 'an exponent', number(), refused('1e3', 'number')),
  row('FT-16', 'Infinity', number(), refused('Infinity', 'number')),
  row('FT-16', 'a boolean', number(), wireRefused({ f: true }, 'number')),
  row('FT-16', 'two commas', number(), refused('1,2,3', 'number')),
  row('FT-16', 'a hexadecimal number', number(), refused('0x10', 'number')),
  row('FT-16', 'a comma', number(), becomes('12,5', { f: 12.5 })),
  row('FT-16', 'zero survives', number({ required: true }), wireKept({ f: 0 })),
  row('FT-16', 'null survives', number(), wireKept({ f: null })),
  row('FT-16', 'digits a float would lose travel as text', number(), {
    value: '999999999999999,99',
    payload: { f: '999999999999999.99' },
  }),
  row('FT-16', 'a nought behind is no digit lost', number(), becomes('12,50', { f: 12.5 })),
  row('FF-11', 'below min', number({ min: 1 }), refused('0,99', 'min')),
  row('FF-11', 'at min', number({ min: 1 }), becomes('1', { f: 1 })),
  row('FF-11', 'above max', number({ max: 10 }), refused('10,01', 'max')),
  row('FF-11', 'at max', number({ max: 10 }), becomes('10', { f: 10 })),
  row('FF-11', 'a negative number above a negative min', number({ min: -5 }), becomes('-4,5', { f: -4.5 })),
  row('FD-12', 'a price is required', price, refused('', 'required')),
  row('FD-12', 'a price travels as text', price, becomes('100', { price: '100' })),
  row('FD-12', 'a price of nothing', price, becomes('0', { price: '0' })),
  row('FD-12', 'a price below nothing', price, refused('-0,01', 'min')),
  row('FD-12', 'the highest price', price, becomes('999999999999999', { price: '999999999999999' })),
  row('FD-12', 'a hundredth above the highest price', price, refused('999999999999999,01', 'max')),
  row('FD-12', 'the last digit of a price is kept', price, wireKept({ price: '99999999999999.90' })),
  row('FD-12', 'a price in groups of three', price, becomes('1 200,50', { price: '1200.50' })),
  row('FD-12', 'a price with no-break spaces', price, becomes('1\u00a0200\u202f300', { price: '1200300' })),
  row('FD-12', 'a price with its currency', price, becomes('100 ₽', { price: '100' })),
  row(
    'FD-12',
    'as many digits as its section leaves open',
    must(price),
    becomes('12,345', { price: '12.345' }),
  ),
  row('FD-12', 'a price of kopecks', price, becomes(',5', { price: '0.5' })),
  row('FD-12', 'groups that are no thousands', price, refused('12 00', 'number')),
  row('FD-12', 'a price of parts of a kopeck', price, refused('1,234', 'maxDecimals')),
  row('FD-12', 'a price of parts of a kopeck, sent', price, wireRefused({ price: 1.234 }, 'maxDecimals')),
  row('FD-12', 'thousands parted by a dot', price, refused('1.200', 'maxDecimals')),
  row('FD-12', 'a price that was stored with more digits stays', price, {
    value: '100,0000',
    initial: '100,0000',
    payload: { price: '100.0000' },
  }),
  row('FT-16', 'another number has as many digits as it has', number(), becomes('1,2345', { f: 1.2345 })),
  row('FD-17', 'an amount in groups of three', amount, {
    value: '1 500',
    others: { unit_measurement: 'g' },
    payload: { unit_value: '1500' },
  }),
  row('FN-13', 'a nutrient in groups of three', nutrition, {
    value: { ...nutrients, calories: '1 250,5' },
    payload: { calories: 1250.5, protein: null, fats: null, carbohydrates: null },
  }),
  row('FN-12', 'a nutrient below nothing', nutrition, refused({ ...nutrients, fats: '-1' }, 'min@fats')),
  row('FN-12', 'a nutrient that is no number', nutrition, {
    value: { ...nutrients, carbs: 'много' },
    errors: ['errors.number@carbs'],
  }),
  row('FN-11', 'the names on the wire', nutrition, {
    value: { calories: '250', proteins: '3', fats: '1', carbs: '40' },
    payload: { calories: 250, protein: 3, fats: 1, carbohydrates: 40 },
  }),
  row('FN-13', 'a nutrient with a nought behind is a number, too', nutrition, {
    value: { ...nutrients, fats: '12,50' },
    payload: { calories: null, protein: null, fats: 12.5, carbohydrates: null },
  }),
  row('FN-12', 'a nutrient of more than any dish has', nutrition, {
    value: { ...nutrients, calories: '100000,1' },
    errors: ['errors.max@calories'],
  }),
  row('FN-12', 'a nutrient of more digits than anybody measures', nutrition, {
    value: { ...nutrients, calories: '1,2345' },
    errors: ['errors.maxDecimals@calories'],
  }),
  row('FN-12', 'a nutrient that was stored with more digits stays', nutrition, {
    value: { ...nutrients, calories: '1,2345' },
    initial: { ...nutrients, calories: '1,2345' },
    payload: { calories: 1.2345, protein: null, fats: null, carbohydrates: null },
  }),
  row('FN-13', 'a comma', nutrition, {
    value: { ...nutrients, proteins: '3,5' },
    payload: { calories: null, protein: 3.5, fats: null, carbohydrates: null },
  }),
  row('FN-16', 'nested in the record', nutrition, {
    wire: { nutrition: { calories: 0, proteins: 1.5, fats: null, carbs: '2' } },
    payload: { calories: 0, protein: 1.5, fats: null, carbohydrates: 2 },
  }),
  row('FN-12', 'all parts of a required nutrition', must(nutrition), {
    value: { ...nutrients, calories: '1' },
    errors: ['errors.required@proteins', 'errors.required@fats', 'errors.required@carbs'],
  }),
  row('FD-16', 'half a piece', amount, {
    value: '1,5',
    others: { unit_measurement: 'pc' },
    errors: ['errors.wholeNumber'],
  }),
  row('FD-16', 'no piece at all', amount, {
    value: '0',
    others: { unit_measurement: 'pc' },
    errors: ['errors.min'],
  }),
  row('FD-16', 'one piece', amount, {
    value: '1',
    others: { unit_measurement: 'pc' },
    payload: { unit_value: '1' },
  }),
  row('FD-16', 'one piece written with a fraction of nothing', amount, {
    value: '1,0',
    others: { unit_measurement: 'pc' },
    payload: { unit_value: '1.0' },
  }),
  row('FD-17', 'less than a ten-thousandth', amount, {
    value: '0,00009',
    others: { unit_measurement: 'kg' },
    errors: ['errors.min'],
  }),
  row('FD-17', 'a ten-thousandth', amount, {
    value: '0,0001',
    others: { unit_measurement: 'kg' },
    payload: { unit_value: '0.0001' },
  }),
  row('FD-18', 'a unit without a value', amount, {
    value: '',
    others: { unit_measurement: 'g' },
    errors: ['errors.required'],
  }),
  row('FD-18', 'a value without a unit', unit, {
    value: '',
    others: { unit_value: '5' },
    errors: ['errors.required'],
  }),
  row('FD-18', 'neither', amount, {
    value: '',
    others: { unit_measurement: '' },
    payload: { unit_value: null },
  }),
];
