import type { Unit } from '../vocabulary';
import { unbroken } from './unbroken';

/** A unit as it stands after a number and in the list of units. */
export const unitTitles = {
  ml: 'мл',
  l: 'л',
  kg: 'кг',
  g: 'г',
  mg: 'мг',
  pc: 'шт.',
} as const satisfies Readonly<Record<Unit, string>>;

/** `0,5 л`; nothing where the portion is not told. */
export const portionText = (value: unknown, unit: Unit | null | undefined): string =>
  value && unit ? unbroken(`${String(value).replace('.', ',')} ${unitTitles[unit]}`) : '';

/** What people write besides. */
export const unitAliases: Readonly<Record<Unit, readonly string[]>> = {
  ml: ['ml', 'миллилитр', 'миллилитров'],
  l: ['l', 'литр', 'литра', 'литров'],
  kg: ['kg', 'килограмм', 'килограммов'],
  g: ['g', 'гр', 'грам', 'грамм', 'граммов', 'грамма'],
  mg: ['mg', 'миллиграмм', 'миллиграммов'],
  pc: ['pc', 'pcs', 'штука', 'штуки', 'штук'],
};

/** What people write behind a sum in roubles; with or without the dot. */
export const roubleMarks = ['₽', 'рублей', 'рубля', 'рубль', 'руб', 'р', 'rub', 'rur'] as const;
