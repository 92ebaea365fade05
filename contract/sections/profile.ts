import { limits } from '../limits';
import type { FieldDraft } from './rawFields';

/** Letters to strangers begin with it. */
const name = { min_length: limits.firstNameMin, max_length: limits.firstNameMax, no_address: true };
const phoneDigits = `{${limits.registrationPhoneDigitsMin},${limits.registrationPhoneDigitsMax}}`;

/** What a person may change about themselves. The phone keeps the rule of registration (docs/spec/3-decisions.md, Open points 3). */
export const profileFields: readonly FieldDraft[] = [
  {
    name: 'last_name',
    type: 'text',
    title: 'Фамилия',
    validation_rules: name,
    autocomplete: 'family-name',
  },
  {
    name: 'name',
    type: 'text',
    title: 'Имя',
    validation_rules: { ...name, required: true },
    autocomplete: 'given-name',
  },
  {
    name: 'patronymic',
    type: 'text',
    title: 'Отчество',
    validation_rules: name,
    autocomplete: 'additional-name',
  },
  {
    name: 'birthday',
    type: 'date',
    title: 'Дата рождения',
    validation_rules: { max: 0 },
    autocomplete: 'bday',
  },
  { name: 'city_id', type: 'city', title: 'Город', placeholder: 'Начните вводить название' },
  {
    name: 'phone',
    type: 'text',
    title: 'Телефон',
    placeholder: '+7 999 123-45-67',
    // Brackets, spaces and dashes may stand between the digits.
    validation_rules: { pattern: `^\\+?(?:[\\s()\\p{Pd}]*\\d)${phoneDigits}$`, max_length: 40 },
    autocomplete: 'tel',
  },
  { name: 'receive_offers', type: 'checkbox', title: 'Получать предложения и новости' },
];
