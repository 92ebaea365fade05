import { describe, expect, it, vi } from 'vitest';
import { attempt } from '../../fieldRenderers/phone/attempt';
import { countries, findCountries } from '../../fieldRenderers/phone/countries';
import {
  cleanNumber,
  phoneErrorOf,
  readPasted,
  readTyped,
  shownCountry,
  withCountry,
} from '../../fieldRenderers/phone/phoneNumber';
import { plainNumber, shownPhone } from '../../fieldRenderers/phone/shownPhone';
import { afterDigits } from '../../fieldRenderers/phone/useCaretKeeper';

describe('which numbers are accepted', () => {
  it.each([
    ['a Russian mobile', '+79161234567'],
    ['a Russian fixed line', '+74951234567'],
    ['a number of Kazakhstan', '+77011234567'],
    ['an American one, fixed or mobile', '+12125551234'],
    ['a German mobile', '+4915123456789'],
    ['a toll-free one, which is for the kind to say', '+78005553535'],
  ])('[FP-09] [FP-20] %s is no mistake of typing', (_name, number) => {
    expect(phoneErrorOf(number)).toBeNull();
  });

  it.each([
    ['a number that is too short', '+7916123', 'TOO_SHORT'],
    ['a number that is too long', '+7916123456789012', 'TOO_LONG'],
    ['a country nobody has', '+9991234567', 'INVALID_COUNTRY'],
    ['a number that cannot exist', '+71111111111', 'INVALID'],
    ['no number', 'звоните', 'NOT_A_NUMBER'],
  ])('[FP-11] [FP-20] %s is refused with a code', (_name, number, code) => {
    expect(phoneErrorOf(number)).toBe(code);
  });
});

describe('how a number is read', () => {
  it.each([
    ['8 (916) 123-45-67', '+79161234567'],
    ['89161234567', '+79161234567'],
    ['7 916 123 45 67', '+79161234567'],
    ['916 123-45-67', '+79161234567'],
    ['+7 916 123-45-67', '+79161234567'],
    ['tel:+49 1512 3456789', '+4915123456789'],
    ['8 701 123 45 67', '+77011234567'],
    ['звоните', ''],
    ['+7 8 912 345-67-89', '+79123456789'],
    ['+44 (0)1604 491234', '+441604491234'],
    ['810 49 1512 3456789', '+4915123456789'],
  ])('a pasted %s becomes %s', (pasted, number) => {
    expect(readPasted(pasted, 'RU')).toEqual({ number, left: '' });
  });

  it.each([
    ['+7 495 123-45-67 доб. 123', '+74951234567', '123'],
    ['8 (495) 123-45-67, вн. 12', '+74951234567', '12'],
    ['8 495 123 45 67 (123)', '+74951234567', '123'],
    ['+7 495 123-45-67#12', '+74951234567', '12'],
    ['+7 916 123-45-67, 8 495 123-45-67', '+79161234567', '+74951234567'],
  ])('of %s is said what the number does not hold', (pasted, number, left) => {
    expect(readPasted(pasted, 'RU')).toEqual({ number, left });
  });

  it.each([
    ['over all of it', '8', '+7'],
    ['over all of it, in one go', '8 916 123-45-67', '+79161234567'],
    ['after the code', '+7 8 916 123 45 67', '+79161234567'],
    ['beside another one', '+7 916 123-45-67+7 495 123-45-67', '+74951234567'],
    ['with a plus in its middle', '+7 916+ 123', '+7916123'],
  ])('a number typed %s: %s', (_how, typed, number) => {
    expect(readTyped(typed, 'RU')).toBe(number);
  });

  it.each([
    ['8', '+7'],
    ['9', '+79'],
    ['7', '+7'],
    ['+', '+'],
    ['+4', '+4'],
  ])('the first key %s of a Russian number becomes %s', (typed, number) => {
    expect(readTyped(typed, 'RU')).toBe(number);
  });

  it('[FP-06] a number keeps the plus and at most 15 digits', () => {
    expect(cleanNumber('+7 916 123 45 67 89 01 23 45')).toHaveLength(16);
  });

  it('[FP-07] what cannot belong to a number is not kept', () => {
    expect(cleanNumber('+7 9a1б6')).toBe('+7916');
  });
});

describe('which country is shown', () => {
  it('the digits after +7 tell Kazakhstan from Russia, whatever was chosen', () => {
    expect(shownCountry('+77011234567', 'RU')).toBe('KZ');
    expect(shownCountry('+79161234567', 'KZ')).toBe('RU');
  });

  it('[FP-19] among countries with one code the chosen one stays until the digits tell', () => {
    expect(shownCountry('+1', 'CA')).toBe('CA');
    expect(shownCountry('+1242', 'CA')).toBe('BS');
  });

  it('a number of no country shows none', () => {
    expect(shownCountry('+999', 'RU')).toBeUndefined();
  });

  it('another country takes the national digits over', () => {
    expect(withCountry('+7916', 'RU', 'DE')).toBe('+49916');
    expect(withCountry('', 'RU', 'DE')).toBe('+49');
  });
});

describe('the list of countries', () => {
  it('[FP-19] holds about 240 countries, each with two letters, a dial code, a Russian name and a flag', () => {
    expect(countries.length).toBeGreaterThan(235);
    for (const { iso2, dialCode, name, flag } of countries) {
      expect(iso2).toMatch(/^[A-Z]{2}$/);
      expect(dialCode).toMatch(/^\d{1,3}$/);
      expect(name).toMatch(/[а-яё]/i);
      expect(flag, iso2).toBeTruthy();
      expect(flag).not.toMatch(/^https?:/);
    }
  });

  it('begins with Russia, and goes on by the alphabet', () => {
    const [first, ...others] = findCountries('').map(({ name }) => name);
    expect(first).toBe('Россия');
    expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other, 'ru')));
  });

  it.each([
    ['казах', 'KZ'],
    ['+998', 'UZ'],
    ['375', 'BY'],
    ['ru', 'RU'],
  ])('[FP-16] %s finds %s', (query, iso2) => {
    expect(findCountries(query).map((country) => country.iso2)).toContain(iso2);
  });
});

it('[FP-12] a failure is logged and the value falls back to an empty text', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fails = () => {
    throw new Error('no metadata');
  };
  expect(attempt('read the number', fails, '')).toBe('');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

it('a Russian number is shown in groups without the plans of the world', () => {
  expect(shownPhone('+79161234567')).toBe('+7 916 123-45-67');
  expect(shownPhone('+791612')).toBe('+7 916 12');
  expect(shownPhone('+7916123456789')).toBe('+7916123456789');
  expect(shownPhone('+4915123456789')).toBe('+4915123456789');
});

it.each([
  ['+7 495 123-45-67 доб. 12', '+74951234567'],
  ['+44 (0)1604 491234', '+441604491234'],
  ['+7 8 916 123-45-67', '+79161234567'],
  ['8 916 123-45-67', '+79161234567'],
])('without the plans %s is %s', (typed, number) => {
  expect(plainNumber(typed)).toBe(number);
});

it('the caret stays behind the digit it stood behind', () => {
  expect(afterDigits('+7 916 123', 2)).toBe(4);
  expect(afterDigits('+7 916 123', 7)).toBe(10);
  expect(afterDigits('+7', 0)).toBe(1);
});
