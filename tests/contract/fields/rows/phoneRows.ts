import { accepts, type RuleRow, refuses, sent, typed } from '../RuleRow';

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
  refuses('FP-01', 'no plus', phone, typed('89161234567'), 'errors.phone.invalidFormat'),
  refuses('FP-02', 'letters', phone, typed('+7916abc4567'), 'errors.phone.invalidCharacters'),
  refuses('FP-02', 'a dot', phone, typed('+7.916.1234567'), 'errors.phone.invalidCharacters'),
  refuses(
    'FP-02',
    'digits of another script',
    phone,
    typed('+٧٩١٦١٢٣٤٥٦٧'),
    'errors.phone.invalidCharacters',
  ),
  accepts('FP-02', 'brackets, spaces and dashes', phone, typed('+7 (916) 123-45-67'), { f: '+79161234567' }),
  refuses('FP-03', 'eight characters after cleaning', phone, typed('+1234 567'), 'errors.phone.minDigits'),
  accepts('FP-03', 'nine characters after cleaning', phone, typed('+1234 5678'), { f: '+12345678' }),
  accepts('FP-03', 'eighteen characters after cleaning', phone, typed(`+${'1'.repeat(17)}`), {
    f: `+${'1'.repeat(17)}`,
  }),
  refuses(
    'FP-03',
    'nineteen characters after cleaning',
    phone,
    typed(`+${'1'.repeat(18)}`),
    'errors.phone.maxDigits',
  ),
  refuses('FP-08', 'no country has it', phone, typed('+999123456789'), 'errors.phone.invalidFormat'),
  refuses('FP-04', 'a second plus', phone, typed('+7+9161234567'), 'errors.phone.invalidFormat'),
  accepts('FP-08', 'a mobile number', phone, typed('+79161234567'), { f: '+79161234567' }),
  accepts('FP-08', 'a fixed line', phone, typed('+7 495 123-45-67'), { f: '+74951234567' }),
  accepts('FP-08', 'fixed line or mobile', phone, typed('+12125551234'), { f: '+12125551234' }),
  refuses('FP-08', 'a toll-free number', phone, typed('+7 800 555-35-35'), 'errors.phone.wrongType'),
  refuses('FP-08', 'a premium number', phone, typed('+78091234567'), 'errors.phone.wrongType'),
  accepts(
    'FP-08',
    'a toll-free number that was there before',
    phone,
    typed('+78005553535', { initial: '+78005553535' }),
    { f: '+78005553535' },
  ),
  refuses(
    'FP-08',
    'a toll-free number in the place of another',
    phone,
    typed('+78005553535', { initial: '+78005553536' }),
    'errors.phone.wrongType',
  ),
  refuses(
    'FP-08',
    'a further toll-free number',
    others,
    typed([entry, { ...entry, phone_number: '+78005553535' }]),
    'errors.phone.wrongType@1.phone_number',
  ),
  refuses('FP-05', 'a required phone left empty', required, typed(''), 'errors.phone.required'),
  refuses('FP-05', 'a phone of spaces', required, typed('   '), 'errors.phone.notEmpty'),
  accepts('FP-05', 'an optional phone left empty', phone, typed(''), { f: null }),
  refuses('IV1', 'an object is no phone', phone, sent({ f: {} }), 'errors.phone.invalidFormat'),
  refuses(
    'FP-13',
    'an entry without a phone',
    others,
    typed([{ ...entry, phone_number: '' }]),
    'errors.phone.required@0.phone_number',
  ),
  refuses(
    'FP-13',
    'an entry with a bad phone',
    others,
    typed([entry, { ...entry, phone_number: '123' }]),
    'errors.phone.invalidFormat@1.phone_number',
  ),
  refuses(
    'FP-14',
    'an entry without a type',
    others,
    typed([{ ...entry, point_phone_type_id: '' }]),
    'errors.phone.typeRequired@0.point_phone_type_id',
  ),
  refuses(
    'FP-14',
    'a type nobody offers',
    others,
    typed([{ ...entry, point_phone_type_id: '7' }]),
    'errors.selectFromList@0.point_phone_type_id',
  ),
  refuses(
    'FP-14',
    'an entry with nothing in it',
    others,
    typed([{ point_phone_type_id: '', phone_number: '' }]),
    'errors.phone.required@0.phone_number',
    'errors.phone.typeRequired@0.point_phone_type_id',
  ),
  refuses(
    'FP-15',
    'no entry where one is required',
    { ...others, validation_rules: { required: true } },
    typed([]),
    'errors.phone.atLeastOne',
  ),
  accepts('FP-15', 'no entry where none is required', others, typed([]), { f: [] }),
  accepts(
    'FP-13',
    'a stored entry keeps its id',
    others,
    sent({ f: [{ id: 5, point_phone_type_id: 2, phone_number: '+79161234567' }] }),
    { f: [{ id: 5, point_phone_type_id: 2, phone_number: '+79161234567' }] },
  ),
  refuses('IV1', 'a text is no list of phones', others, sent({ f: '+79161234567' }), 'errors.invalidFormat'),
  refuses('IV1', 'a text is no entry', others, sent({ f: ['+79161234567'] }), 'errors.invalidFormat@0'),
];
