import { accepts, type RuleRow, refuses, sent, typed } from '../RuleRow';

const number = (validation_rules: object = {}) => ({ type: 'number', validation_rules });
const price = {
  type: 'number',
  name: 'price',
  validation_rules: { required: true, min: 0, max: 999999999999999 },
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
  refuses('FF-10', 'a required number left empty', number({ required: true }), typed(''), 'errors.required'),
  refuses('FT-16', 'letters', number(), typed('abc'), 'errors.number'),
  refuses('FT-16', 'an exponent', number(), typed('1e3'), 'errors.number'),
  refuses('FT-16', 'Infinity', number(), typed('Infinity'), 'errors.number'),
  refuses('FT-16', 'a boolean', number(), sent({ f: true }), 'errors.number'),
  refuses('FT-16', 'two commas', number(), typed('1,2,3'), 'errors.number'),
  refuses('FT-16', 'a hexadecimal number', number(), typed('0x10'), 'errors.number'),
  accepts('FT-16', 'a comma', number(), typed('12,5'), { f: 12.5 }),
  accepts('FT-16', 'zero survives', number({ required: true }), sent({ f: 0 }), { f: 0 }),
  accepts('FT-16', 'null survives', number(), sent({ f: null }), { f: null }),
  accepts('FT-16', 'digits a float would lose travel as text', number(), typed('999999999999999,99'), {
    f: '999999999999999.99',
  }),
  refuses('FF-11', 'below min', number({ min: 1 }), typed('0,99'), 'errors.min'),
  accepts('FF-11', 'at min', number({ min: 1 }), typed('1'), { f: 1 }),
  refuses('FF-11', 'above max', number({ max: 10 }), typed('10,01'), 'errors.max'),
  accepts('FF-11', 'at max', number({ max: 10 }), typed('10'), { f: 10 }),
  accepts('FF-11', 'a negative number above a negative min', number({ min: -5 }), typed('-4,5'), { f: -4.5 }),
  refuses('FD-12', 'a price is required', price, typed(''), 'errors.required'),
  accepts('FD-12', 'a price travels as text', price, typed('100'), { price: '100' }),
  accepts('FD-12', 'a price of nothing', price, typed('0'), { price: '0' }),
  refuses('FD-12', 'a price below nothing', price, typed('-0,01'), 'errors.min'),
  accepts('FD-12', 'the highest price', price, typed('999999999999999'), { price: '999999999999999' }),
  refuses('FD-12', 'a hundredth above the highest price', price, typed('999999999999999,01'), 'errors.max'),
  accepts('FD-12', 'the last digit of a price is kept', price, sent({ price: '99999999999999.90' }), {
    price: '99999999999999.90',
  }),
  accepts('FD-12', 'a price in groups of three', price, typed('1 200,50'), { price: '1200.50' }),
  accepts('FD-12', 'a price with no-break spaces', price, typed('1\u00a0200\u202f300'), { price: '1200300' }),
  accepts('FD-12', 'a price with its currency', price, typed('100 ₽'), { price: '100' }),
  accepts('FD-12', 'a price of kopecks', price, typed(',5'), { price: '0.5' }),
  refuses('FD-12', 'groups that are no thousands', price, typed('12 00'), 'errors.number'),
  refuses('FD-12', 'a price of parts of a kopeck', price, typed('1,234'), 'errors.maxDecimals'),
  refuses('FD-12', 'a price of parts of a kopeck, sent', price, sent({ price: 1.234 }), 'errors.maxDecimals'),
  refuses('FD-12', 'thousands parted by a dot', price, typed('1.200'), 'errors.maxDecimals'),
  accepts(
    'FD-12',
    'a price that was stored with more digits stays',
    price,
    typed('100,0000', { initial: '100,0000' }),
    { price: '100.0000' },
  ),
  accepts('FT-16', 'another number has as many digits as it has', number(), typed('1,2345'), { f: 1.2345 }),
  accepts(
    'FD-17',
    'an amount in groups of three',
    amount,
    typed('1 500', { others: { unit_measurement: 'g' } }),
    {
      unit_value: '1500',
    },
  ),
  accepts('FN-13', 'a nutrient in groups of three', nutrition, typed({ ...nutrients, calories: '1 250,5' }), {
    calories: 1250.5,
    protein: null,
    fats: null,
    carbohydrates: null,
  }),
  refuses(
    'FN-12',
    'a nutrient below nothing',
    nutrition,
    typed({ ...nutrients, fats: '-1' }),
    'errors.min@fats',
  ),
  refuses(
    'FN-12',
    'a nutrient that is no number',
    nutrition,
    typed({ ...nutrients, carbs: 'много' }),
    'errors.number@carbs',
  ),
  accepts(
    'FN-11',
    'the names on the wire',
    nutrition,
    typed({ calories: '250', proteins: '3', fats: '1', carbs: '40' }),
    { calories: 250, protein: 3, fats: 1, carbohydrates: 40 },
  ),
  accepts('FN-13', 'a comma', nutrition, typed({ ...nutrients, proteins: '3,5' }), {
    calories: null,
    protein: 3.5,
    fats: null,
    carbohydrates: null,
  }),
  accepts(
    'FN-16',
    'nested in the record',
    nutrition,
    sent({ nutrition: { calories: 0, proteins: 1.5, fats: null, carbs: '2' } }),
    { calories: 0, protein: 1.5, fats: null, carbohydrates: 2 },
  ),
  refuses(
    'FN-12',
    'all parts of a required nutrition',
    { ...nutrition, validation_rules: { required: true } },
    typed({ ...nutrients, calories: '1' }),
    'errors.required@proteins',
    'errors.required@fats',
    'errors.required@carbs',
  ),
  refuses(
    'FD-16',
    'half a piece',
    amount,
    typed('1,5', { others: { unit_measurement: 'pc' } }),
    'errors.wholeNumber',
  ),
  refuses(
    'FD-16',
    'no piece at all',
    amount,
    typed('0', { others: { unit_measurement: 'pc' } }),
    'errors.min',
  ),
  accepts('FD-16', 'one piece', amount, typed('1', { others: { unit_measurement: 'pc' } }), {
    unit_value: '1',
  }),
  accepts(
    'FD-16',
    'one piece written with a fraction of nothing',
    amount,
    typed('1,0', { others: { unit_measurement: 'pc' } }),
    { unit_value: '1.0' },
  ),
  refuses(
    'FD-17',
    'less than a ten-thousandth',
    amount,
    typed('0,00009', { others: { unit_measurement: 'kg' } }),
    'errors.min',
  ),
  accepts('FD-17', 'a ten-thousandth', amount, typed('0,0001', { others: { unit_measurement: 'kg' } }), {
    unit_value: '0.0001',
  }),
  refuses(
    'FD-18',
    'a unit without a value',
    amount,
    typed('', { others: { unit_measurement: 'g' } }),
    'errors.required',
  ),
  refuses(
    'FD-18',
    'a value without a unit',
    unit,
    typed('', { others: { unit_value: '5' } }),
    'errors.required',
  ),
  accepts('FD-18', 'neither', amount, typed('', { others: { unit_measurement: '' } }), { unit_value: null }),
];
