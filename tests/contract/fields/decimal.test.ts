import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountText,
  compareDecimals,
  parseDecimal,
  readAmount,
  toExactNumber,
} from '../../../contract/fields/decimal';
import { numberToText } from '../../../contract/numberToText';
import { propertyRuns } from '../../propertyRuns';

describe('decimals', () => {
  it.each([
    ['12,5', '12.5'],
    [' 012.50 ', '12.50'],
    ['000', '0'],
    ['-0,00', '0.00'],
    ['-1', '-1'],
    ['999999999999999.99', '999999999999999.99'],
    ['', undefined],
    ['1e3', undefined],
    ['abc', undefined],
    ['Infinity', undefined],
    ['1 000', undefined],
    ['.5', undefined],
    ['5.', undefined],
    ['+5', undefined],
    ['1'.repeat(61), undefined],
    ['٣', undefined],
  ])('[IV3] %j is read as %j', (typed, decimal) => {
    expect(parseDecimal(typed)).toBe(decimal);
  });

  it.each([
    ['1 200,50', '1200.50'],
    ['1 200', '1200'],
    ['1\u00a0200', '1200'],
    ['1\u202f200\u202f300,5', '1200300.5'],
    ['-12 000.5', '-12000.5'],
    ['100 ₽', '100'],
    ['1 200,50 руб.', '1200.50'],
    ['100р.', '100'],
    ['100 Р', '100'],
    ['1 рубль', '1'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['-,5', '-0.5'],
    ['12 00', undefined],
    ['1200 300', undefined],
    ['1 200 30', undefined],
    ['1,200.50', undefined],
    ['5,', undefined],
    ['₽', undefined],
    ['₽ ₽', undefined],
    ['100 $', undefined],
    ['100 руб за штуку', undefined],
    ['1 ', '1'],
    [`${'1 '.repeat(30)}`, undefined],
  ])('[IV3] %j, as people write it, is %j', (typed, decimal) => {
    expect(readAmount(typed)).toBe(decimal);
  });

  it.each([
    ['1 200.50 ₽', '1200,50'],
    [' 012.5 ', '12,5'],
    ['.5', '0,5'],
    [' 12 00 ', '12 00'],
  ])('%j is left as %j', (typed, left) => {
    expect(amountText(typed)).toBe(left);
  });

  const decimal = fc
    .tuple(
      fc.boolean(),
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 6 }),
    )
    .map(([negative, whole, fraction]) => `${negative ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`);

  it('[IV3] no digit is lost, whatever the number', () => {
    fc.assert(
      fc.property(decimal, (typed) => {
        const read = parseDecimal(typed) ?? '';
        expect(compareDecimals(read, typed)).toBe(0);
        expect(read.split('.')[1]).toBe(typed.split('.')[1]);
        expect(parseDecimal(read)).toBe(read);
        const sent = toExactNumber(read);
        const said = typeof sent === 'number' ? numberToText(sent) : sent;
        expect(compareDecimals(said, read)).toBe(0);
      }),
      { numRuns: propertyRuns },
    );
  }, 60_000);

  it('[FF-11] are compared exactly, as whole numbers of their smallest part', () => {
    fc.assert(
      fc.property(decimal, decimal, (left, right) => {
        const whole = (text: string) => {
          const [integer = '', fraction = ''] = text.split('.');
          return BigInt(integer + fraction.padEnd(6, '0'));
        };
        const difference = whole(left) - whole(right);
        expect(compareDecimals(left, right)).toBe(difference < 0n ? -1 : Number(difference > 0n));
      }),
      { numRuns: propertyRuns },
    );
  }, 60_000);

  it('a JSON number becomes its own text, without an exponent', () => {
    expect(numberToText(1e-7)).toBe('0.0000001');
    expect(numberToText(-1.5e-9)).toBe('-0.0000000015');
    expect(numberToText(1.5e21)).toBe('1500000000000000000000');
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e25, max: 1e25 }), (value) => {
        expect(numberToText(value)).not.toContain('e');
        expect(Number(numberToText(value))).toBe(value === 0 ? 0 : value);
      }),
      { numRuns: propertyRuns },
    );
  }, 60_000);
});
