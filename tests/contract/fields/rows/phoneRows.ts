import { becomes, kept, must, type RuleRow, refused, row, wireRefused } from '../RuleRow';

const phone = { type: 'phone' };
const required = must({ type: 'phone' });
const others = {
  type: 'phone_other',
  options: [
    { value: 1, title: 'Бронирование' },
    { value: 2, title: 'Доставка' },
  ],
};
const entry = { point_phone_type_id: '1', phone_number: '+79161234567' };

export const phoneRows: readonly RuleRow[] = [
  row('FP-01', 'no plus', phone, refused('89161234567', 'phone.invalidFormat')),
  row('FP-02', 'letters', phone, refused('+7916abc4567', 'phone.invalidCharacters')),
  row('FP-02', 'a dot', phone, refused('+7.916.1234567', 'phone.invalidCharacters')),
  row('FP-02', 'digits of another script', phone, refused('+٧٩١٦١٢٣٤٥٦٧', 'phone.invalidCharacters')),
  row('FP-02', 'brackets, spaces and dashes', phone, becomes('+7 (916) 123-45-67', { f: '+79161234567' })),
  row('FP-03', 'eight characters after cleaning', phone, refused('+1234 567', 'phone.minDigits')),
  row('FP-03', 'nine characters after cleaning', phone, becomes('+1234 5678', { f: '+12345678' })),
  row('FP-03', 'eighteen characters after cleaning', phone, kept(`+${'1'.repeat(17)}`)),
  row('FP-03', 'nineteen characters after cleaning', phone, refused(`+${'1'.repeat(18)}`, 'phone.maxDigits')),
  row('FP-08', 'no country has it', phone, refused('+999123456789', 'phone.invalidFormat')),
  row('FP-04', 'a second plus', phone, refused('+7+9161234567', 'phone.invalidFormat')),
  row('FP-08', 'a mobile number', phone, kept('+79161234567')),
  row('FP-08', 'a fixed line', phone, becomes('+7 495 123-45-67', { f: '+74951234567' })),
  row('FP-08', 'fixed line or mobile', phone, kept('+12125551234')),
  row('FP-08', 'a toll-free number', phone, refused('+7 800 555-35-35', 'phone.wrongType')),
  row('FP-08', 'a premium number', phone, refused('+78091234567', 'phone.wrongType')),
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
  row('FP-05', 'a required phone left empty', required, refused('', 'phone.required')),
  row('FP-05', 'a phone of spaces', required, refused('   ', 'phone.notEmpty')),
  row('FP-05', 'an optional phone left empty', phone, becomes('', { f: null })),
  row('IV1', 'an object is no phone', phone, wireRefused({ f: {} }, 'phone.invalidFormat')),
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
  row('FP-15', 'no entry where one is required', must(others), refused([], 'phone.atLeastOne')),
  row('FP-15', 'no entry where none is required', others, kept([])),
  row('FP-13', 'a stored entry keeps its id', others, {
    wire: { f: [{ id: 5, point_phone_type_id: 2, phone_number: '+79161234567' }] },
    payload: { f: [{ id: 5, point_phone_type_id: 2, phone_number: '+79161234567' }] },
  }),
  row('IV1', 'a text is no list of phones', others, wireRefused({ f: '+79161234567' }, 'invalidFormat')),
  row('IV1', 'a text is no entry', others, wireRefused({ f: ['+79161234567'] }, 'invalidFormat@0')),
];
