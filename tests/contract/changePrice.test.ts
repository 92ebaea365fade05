import { describe, expect, it } from 'vitest';
import { changePrice, isUnusualPrice, type PriceChange, roundedFar } from '../../contract/changePrice';

const CASES: readonly (readonly [price: string, change: PriceChange, next: string])[] = [
  ['390', { by: 'percent', amount: 10 }, '429'],
  ['199.9', { by: 'percent', amount: 10 }, '219.89'],
  ['1.05', { by: 'percent', amount: 10 }, '1.16'],
  ['390', { by: 'percent', amount: -15, round: '1' }, '332'],
  ['390', { by: 'percent', amount: 10, round: '5' }, '430'],
  ['390', { by: 'percent', amount: 10, round: '10' }, '430'],
  ['390', { by: 'percent', amount: 10, round: '50' }, '450'],
  ['425', { by: 'roubles', amount: 0, round: '50' }, '450'],
  ['390', { by: 'percent', amount: 15, round: '…90' }, '490'],
  ['390', { by: 'percent', amount: 10, round: '…90' }, '390'],
  ['540', { by: 'roubles', amount: 0, round: '…90' }, '590'],
  ['30', { by: 'percent', amount: 10, round: '…90' }, '90'],
  ['390', { by: 'roubles', amount: 25.5 }, '415.5'],
  ['390', { by: 'roubles', amount: -400 }, '-10'],
  ['390', { by: 'roubles', amount: -400, round: '…90' }, '-10'],
  ['390', { by: 'value', amount: 250 }, '250'],
  ['0.1', { by: 'roubles', amount: 0.2 }, '0.3'],
  ['по запросу', { by: 'percent', amount: 10 }, 'по запросу'],
  ['', { by: 'roubles', amount: 10 }, ''],
];

describe('a price', () => {
  it.each(CASES)('%s changed by %o is %s', (price, change, next) => {
    expect(changePrice(price, change)).toBe(next);
  });
});

it.each<readonly [string, PriceChange, object | undefined]>([
  ['15', { by: 'percent', amount: 10, round: '…90' }, { asked: 10, made: 500 }],
  ['320', { by: 'percent', amount: 10, round: '…90' }, { asked: 10, made: 22 }],
  ['390', { by: 'percent', amount: 10, round: '10' }, undefined],
  ['15', { by: 'percent', amount: 10, round: '1' }, undefined],
  ['15', { by: 'roubles', amount: 10, round: '50' }, { asked: 67, made: 233 }],
  ['0', { by: 'roubles', amount: 10, round: '50' }, undefined],
])('%s by %j is rounded far from what was asked: %j', (price, change, far) => {
  expect(roundedFar(price, change)).toEqual(far);
});

it('a price of a million is asked about, whatever it is written like', () => {
  expect(['1 000 000', '100000000', 1_000_000, '1000000,50 ₽'].every(isUnusualPrice)).toBe(true);
  expect(['999 999', 390, '', null, 'x'].some(isUnusualPrice)).toBe(false);
});
