import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchesPattern, patternFault } from '../../../contract/pattern/matchesPattern';
import { readDelimited } from '../../../contract/pattern/readDelimited';
import { propertyRuns } from '../../propertyRuns';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockImplementation(() => undefined));
afterEach(() => void warn.mockReset());

/** Patterns out of the pieces people write, always well-formed. */
const pattern = fc.letrec((tie) => ({
  atom: fc.constantFrom(...'a b я . \\d \\w \\s [ab] [^a] [а-я] \\p{L} \\. ^ $ \\b [\\w.-]'.split(' ')),
  repeated: fc
    .tuple(
      fc.constantFrom('a', 'b', '.', '\\d', '[ab]'),
      fc.constantFrom('*', '+', '?', '{2}', '{1,}', '{1,3}', '*?', '+?'),
    )
    .map(([atom, quantifier]) => atom + quantifier),
  group: tie('choice').map((inner) => `(${String(inner)})`),
  loop: fc
    .tuple(tie('choice'), fc.constantFrom('*', '+', '?', '{0,2}'))
    .map(([inner, quantifier]) => `(?:${String(inner)})${quantifier}`),
  piece: fc.oneof({ depthSize: 'small' }, tie('atom'), tie('repeated'), tie('group'), tie('loop')),
  sequence: fc.array(tie('piece'), { maxLength: 4 }).map((pieces) => pieces.join('')),
  choice: fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }).map((sequences) => sequences.join('|')),
})).choice;

describe('the rule pattern', () => {
  it('[FF-13] says what RegExp says, for any pattern and text', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', 'я', '1', ' ', '.', '\n', '😀'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(pattern, text, (source, given) => {
        fc.pre(String(source).length <= 200);
        expect(matchesPattern(String(source), given)).toBe(new RegExp(String(source), 'u').test(given));
      }),
      { numRuns: propertyRuns },
    );
  }, 60_000);

  it('[FF-13] says what RegExp says with flags, too', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', 'Я', '1', '.', '\n'), maxLength: 8 });
    const flags = fc.subarray(['i', 'm', 's'], { minLength: 1 }).map((chosen) => chosen.join(''));
    fc.assert(
      fc.property(pattern, text, flags, (source, given, chosen) => {
        fc.pre(String(source).length <= 190);
        const expected = new RegExp(String(source), `u${chosen}`).test(given);
        expect(matchesPattern(`(?${chosen})${String(source)}`, given)).toBe(expected);
      }),
      { numRuns: propertyRuns },
    );
  }, 60_000);

  it.each([
    ['/^[a-z]+$/i', '(?i)^[a-z]+$'],
    ['/^[а-я]+$/ui', '(?i)^[а-я]+$'],
    ['#^\\d+$#', '^\\d+$'],
    ['~^[\\x{410}-\\x{44F}\\pL]+$~u', '^[\\u{410}-\\u{44F}\\p{L}]+$'],
    ['/^a\\/b$/', '^a\\/b$'],
    ['/a/gimsu', '(?ims)a'],
    ['/a/x', '(?x)a'],
    ['^\\d+$', '^\\d+$'],
    ['#[0-9a-f]{6}', '#[0-9a-f]{6}'],
    ['/menu/list', '/menu/list'],
    ['//', '//'],
    ['/', '/'],
    ['', ''],
  ])('[FF-13] a pattern between delimiters, %j, is read as %j', (given, read) => {
    expect(readDelimited(given)).toBe(read);
  });

  it.each([
    ['/^[а-яё]+$/ui', 'ЁЛКА', true],
    ['/^[а-яё]+$/ui', 'tea', false],
    ['/^щ$/ui', 'Щ', true],
    ['#^https?://#', 'http://x', true],
    ['~^[\\x{410}-\\x{44F}]+$~u', 'Суп', true],
    ['/^(?P<word>\\w+)$/', 'a1', true],
    // What cannot be used refuses nothing.
    ['/^[[:alpha:]]+$/', '1', true],
    ['/^a b$/x', 'c', true],
    ['/^a++$/', 'b', true],
    ['/(?<!c)b/', 'cb', true],
  ])('[FF-13] %j finds %j: %s', (given, text, expected) => {
    expect(matchesPattern(readDelimited(given), text)).toBe(expected);
  });

  it.each([
    ['^[A-Za-z0-9_-]{3,16}$', 'coffee_1', true],
    ['^[A-Za-z0-9_-]{3,16}$', 'co', false],
    ['^(ООО|ИП) .+$', 'ИП Иванов', true],
    ['^(ООО|ИП) .+$', 'ЗАО Ромашка', false],
    ['^\\d{10}(\\d{2})?$', '7701234567', true],
    ['^\\d{10}(\\d{2})?$', '77012345678', false],
    ['^[\\w.+-]+@\\w+\\.\\w{2,}$', 'a.b@c.ru', true],
    ['^\\p{Lu}', 'Щи', true],
    ['^\\p{Lu}', 'щи', false],
    ['^#[0-9a-f]{6}$', '#00ff7f', true],
    ['\\@', 'a@b', true],
    ['^[\\@\\!]+$', '@!', true],
    ['^.$', '😀', true],
    ['(?<year>\\d{4})', 'в 2026 году', true],
    ['a{,2}', 'a{,2}', true],
  ])('[FF-13] %s finds %s: %s', (source, given, expected) => {
    expect(matchesPattern(source, given)).toBe(expected);
  });

  it.each([
    ...'([ (a a) *a a** [b-a] (?=a) (?<!a)b \\1 (a)\\1 \\q a{3,1} \\ ^* ((a{99}){99}){99}'.split(' '),
    'x'.repeat(201),
  ])('[FF-13] %s cannot be used: it refuses nothing and is named once', (source) => {
    expect(patternFault(source)).toBeTypeOf('string');
    expect(matchesPattern(source, 'anything')).toBe(true);
    expect(matchesPattern(source, 'anything else')).toBe(true);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['^(a+)+$', 'a', '!'],
    ['^(a|a)*$', 'a', '!'],
    ['^(a|aa)+$', 'a', '!'],
    ['(.*a){12}', 'a', '!'],
    ['^(\\w+\\s?)*$', 'w', '!'],
    ['\\d*\\d*\\d*\\d*\\d*x', '1', 'y'],
  ])('[IV8] %s on ten thousand characters ends, where backtracking would not', (source, unit, end) => {
    expect(matchesPattern(source, unit.repeat(9_999) + end)).toBe(source === '(.*a){12}');
  });
});
