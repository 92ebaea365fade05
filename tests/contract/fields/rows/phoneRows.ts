import { type RuleRow, row } from '../RuleRow';

const phone = { type: 'phone' };
const required = { type: 'phone', validation_rules: { required: true } };
const others = {
  type: 'phone_other',
  options: [
    { value: 1, title: 'Бронирование' },
    { value: 2, title: 'Доставка' },
  ],
};
const entry = { point_phone_type_id: '1', phone_number: '+79161234567' };

export const phoneRows: readonly RuleRow[] = [
  row('FP-01', 'no plus', phone, { value: '89161234567', errors: ['errors.phone.invalidFormat'] }),
  row('FP-02', 'letters', phone, { value: '+7916abc4567', errors: ['errors.phone.invalidCharacters'] }),
  row('FP-02', 'a dot', phone, { value: '+7.916.1234567', errors: ['errors.phone.invalidCharacters'] }),
  row('FP-02', 'digits of another script', phone, {
    value: '+٧٩١٦١٢٣٤٥٦٧',
    errors: ['errors.phone.invalidCharacters'],
  }),
  row('FP-02', 'brackets, spaces and dashes', phone, {
    value: '+7 (916) 123-45-67',
    payload: { f: '+79161234567' },
  }),
  row('FP-03', 'eight characters after cleaning', phone, {
    value: '+1234 567',
    errors: ['errors.phone.minDigits'],
  }),
  row('FP-03', 'nine characters after cleaning', phone, { value: '+1234 5678', payload: { f: '+12345678' } }),
  row('FP-03', 'eighteen characters after cleaning', phone, {
    value: `+${'1'.repeat(17)}`,
    payload: { f: `+${'1'.repeat(17)}` },
  }),
  row('FP-03', 'nineteen characters after cleaning', phone, {
    value: `+${'1'.repeat(18)}`,
    errors: ['errors.phone.maxDigits'],
  }),
  row('FP-08', 'no country has it', phone, {
    value: '+999123456789',
    errors: ['errors.phone.invalidFormat'],
  }),
  row('FP-04', 'a second plus', phone, { value: '+7+9161234567', errors: ['errors.phone.invalidFormat'] }),
  row('FP-08', 'a mobile number', phone, { value: '+79161234567', payload: { f: '+79161234567' } }),
  row('FP-08', 'a fixed line', phone, { value: '+7 495 123-45-67', payload: { f: '+74951234567' } }),
  row('FP-08', 'fixed line or mobile', phone, { value: '+12125551234', payload: { f: '+12125551234' } }),
  row('FP-08', 'a toll-free number', phone, {
    value: '+7 800 555-35-35',
    errors: ['errors.phone.wrongType'],
  }),
  row('FP-08', 'a premium number', phone, { value: '+78091234567', errors: ['errors.phone.wrongType'] }),
  row('FP-08', 'a toll-free number that was there before', phone, {
    value: '+78005553535',
    initial: '+78005553535',
    payload: { f: '+78005553535' },
  }),
  row('FP-08', 'a toll-free number in the place of another', phone, {
    value: '+78005553535',
    initial: '+78005553536',
    errors: ['errors.phone.wrongType'],
  }),
  row('FP-08', 'a further toll-free number', others, {
    value: [entry, { ...entry, phone_number: '+78005553535' }],
    errors: ['errors.phone.wrongType@1.phone_number'],
  }),
  row('FP-05', 'a required phone left empty', required, { value: '', errors: ['errors.phone.required'] }),
  row('FP-05', 'a phone of spaces', required, { value: '   ', errors: ['errors.phone.notEmpty'] }),
  row('FP-05', 'an optional phone left empty', phone, { value: '', payload: { f: null } }),
  row('IV1', 'an object is no phone', phone, { wire: { f: {} }, errors: ['errors.phone.invalidFormat'] }),
  row('FP-13', 'an entry without a phone', others, {
    value: [{ ...entry, phone_number: '' }],
    errors: ['errors.phone.required@0.phone_number'],
  }),
  row('FP-13', 'an entry with a bad phone', others, {
    value: [entry, { ...entry, phone_number: '123' }],
    errors: ['errors.phone.invalidFormat@1.phone_number'],
  }),
  row('FP-14', 'an entry without a type', others, {
    value: [{ ...entry, point_phone_type_id: '' }],
    errors: ['errors.phone.typeRequired@0.point_phone_type_id'],
  }),
  row('FP-14', 'a type nobody offers', others, {
    value: [{ ...entry, point_phone_type_id: '7' }],
    errors: ['errors.selectFromList@0.point_phone_type_id'],
  }),
  row('FP-14', 'an entry with nothing in it', others, {
    value: [{ point_phone_type_id: '', phone_number: '' }],
    errors: ['errors.phone.required@0.phone_number', 'errors.phone.typeRequired@0.point_phone_type_id'],
  }),
  row(
    'FP-15',
    'no entry where one is required',
    { ...others, validation_rules: { required: true } },
    { value: [], errors: ['errors.phone.atLeastOne'] },
  ),
  row('FP-15', 'no entry where none is required', others, { value: [], payload: { f: [] } }),
  row('FP-13', 'a stored entry keeps its id', others, {
    wire: { f: [{ id: 5, point_phone_type_id: 2, phone_number: '+79161234567' }] },
    payload: { f: [{ id: 5, point_phone_type_id: 2, phone_number: '+79161234567' }] },
  }),
  row('IV1', 'a text is no list of phones', others, {
    wire: { f: '+79161234567' },
    errors: ['errors.invalidFormat'],
  }),
  row('IV1', 'a text is no entry', others, {
    wire: { f: ['+79161234567'] },
    errors: ['errors.invalidFormat@0'],
  }),
];
