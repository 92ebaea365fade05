import { becomes, kept, must, type RuleRow, refused, row, wireRefused } from '../RuleRow';

const text = (validation_rules: object = {}) => ({ type: 'text', validation_rules });
const title = text({ required: true, min_length: 2, max_length: 30, min_letters: 2 });
const astral = '𝒜';
const email = { type: 'email' };
const short = { type: 'textarea', validation_rules: { max_length: 3 } };

export const textRows: readonly RuleRow[] = [
  row('FF-10', 'a required text left empty', text({ required: true }), refused('', 'required')),
  row('FF-10', 'an optional text left empty is null', text(), becomes('', { f: null })),
  row('FF-10', 'a required textarea left empty', must({ type: 'textarea' }), refused('', 'required')),
  row('FF-12', 'a text shorter than min_length', text({ min_length: 3 }), refused('ab', 'minLength')),
  row('FF-12', 'a text of exactly min_length', text({ min_length: 3 }), kept('abc')),
  row('FF-12', 'surrounding spaces do not count', text({ min_length: 3 }), refused(' ab ', 'minLength')),
  row('FF-12', 'a text of exactly max_length', text({ max_length: 30 }), kept('щ'.repeat(30))),
  row('FF-12', 'a text longer than max_length', text({ max_length: 30 }), {
    value: 'щ'.repeat(31),
    errors: ['errors.maxLength'],
  }),
  row('FF-12', 'a character outside the basic plane counts once', text({ max_length: 2 }), {
    value: astral.repeat(2),
    payload: { f: astral.repeat(2) },
  }),
  row('FF-12', 'rules that came as text', text({ min_length: '3' }), refused('ab', 'minLength')),
  row('FT-01', 'too few letters', text({ min_letters: 2 }), refused('a1', 'minLetters')),
  row('FT-01', 'Cyrillic letters are letters', text({ min_letters: 2 }), kept('Щи 1')),
  row('FT-01', 'emoji are no letters', text({ min_letters: 2 }), refused('😀😀😀', 'minLetters')),
  ...['https://zlo.example', 'Анна www.zlo', 'zlo.ru', 't.me/zlo', 'Приз на имя.рф', 'a@zlo', 'zlo。ru'].map(
    (name) =>
      row('TM-06', `an address in a name: ${name}`, text({ no_address: true }), refused(name, 'noAddress')),
  ),
  ...['А. С. Пушкин', 'А.С.Пушкин', 'Жан-Поль О’Нил', 'Анна Мл.'].map((name) =>
    row('TM-06', `a name: ${name}`, text({ no_address: true }), kept(name)),
  ),
  row('FT-01', 'combining marks are no letters', text({ min_letters: 2 }), refused('a\u0301', 'minLetters')),
  row('FT-01', 'too few letters or digits', text({ min_letters_or_digits: 3 }), {
    value: 'a1!',
    errors: ['errors.minLettersOrDigits'],
  }),
  row('FT-01', 'letters and digits together are enough', text({ min_letters_or_digits: 3 }), kept('a1б')),
  row(
    'FT-01',
    'a textarea has the rule, too',
    { type: 'textarea', validation_rules: { min_letters: 2 } },
    refused('12', 'minLetters'),
  ),
  row('FT-02', 'spaces only', text(), wireRefused({ f: '   ' }, 'notOnlySpaces')),
  row('FT-02', 'spaces only in a required field', title, wireRefused({ f: '   ' }, 'notOnlySpaces')),
  row('FT-02', 'no-break spaces only', text(), wireRefused({ f: '\u00a0\u00a0' }, 'notOnlySpaces')),
  row('FT-02', 'zero-width characters only', text(), {
    wire: { f: '\u200b\u200d\ufeff' },
    errors: ['errors.notOnlySpaces'],
  }),
  row(
    'FT-02',
    'spaces only in a textarea',
    { type: 'textarea' },
    wireRefused({ f: ' \n ' }, 'notOnlySpaces'),
  ),
  row('FT-02', 'the rule switched off: spaces are nothing', text({ not_only_spaces: false }), {
    value: '  ',
    payload: { f: null },
  }),
  row('FT-03', 'a text is sent trimmed', text(), becomes('  Кофейня \n', { f: 'Кофейня' })),
  row('FF-13', 'a text that does not match the pattern', text({ pattern: '^[A-Z]{2}\\d+$' }), {
    value: 'ab1',
    errors: ['errors.pattern'],
  }),
  row('FF-13', 'a text that matches the pattern', text({ pattern: '^[A-Z]{2}\\d+$' }), kept('AB1')),
  row('FF-13', 'a pattern without anchors is searched for', text({ pattern: '\\d' }), kept('дом 5')),
  row('FF-13', 'a pattern that is none refuses nothing', text({ pattern: '([' }), kept('x')),
  row('FF-11', 'min on a text judges the number typed', text({ min: 5 }), refused('4', 'min')),
  row('FF-11', 'min on a text wants a number', text({ min: 5 }), refused('four', 'number')),
  row('FF-11', 'a text at its min', text({ min: 5 }), kept('5')),
  row('FF-11', 'a number typed as text above its max', text({ max: 5 }), refused('5,1', 'max')),
  row('FT-05', 'a textarea longer than its max_length', short, refused('абвг', 'maxLength')),
  row('FT-05', 'a textarea of exactly its max_length', short, kept('абв')),
  row(
    'FF-13',
    'a textarea that does not match the pattern',
    { type: 'textarea', validation_rules: { pattern: '^\\d+$' } },
    refused('абв', 'pattern'),
  ),
  row('FT-06', 'a mail address of two words', email, refused('кофе и книги', 'email')),
  row('MN-16', 'a title of one letter', title, refused('Щ', 'minLength')),
  row('MN-16', 'a title of two letters', title, kept('Щи')),
  row('IV4', 'NUL', text(), refused('a\u0000b', 'invalidCharacters')),
  row('IV4', 'half a surrogate pair', text(), refused('a\ud800b', 'invalidCharacters')),
  row('IV4', 'a mark that turns the reading around', text(), refused('a\u202eb', 'invalidCharacters')),
  row('IV4', 'line breaks are fine', { type: 'textarea' }, kept('а\nб')),
  row('IV1', 'an object is no text', text(), wireRefused({ f: { a: 1 } }, 'invalidFormat')),
  row('IV1', 'a list is no text', text(), wireRefused({ f: ['a'] }, 'invalidFormat')),
  row('IV1', 'a boolean is no text', text(), wireRefused({ f: true }, 'invalidFormat')),
  row('FT-06', 'an address without @', email, refused('anna.example.ru', 'email')),
  row('FT-06', 'an address without a domain', email, refused('anna@', 'email')),
  row('FT-06', 'a domain without a dot', email, refused('anna@localhost', 'email')),
  row('FT-06', 'two dots in a row', email, refused('anna@mail..ru', 'email')),
  row('FT-06', 'two @', email, refused('a@b@mail.ru', 'email')),
  row('FT-06', 'a space inside', email, refused('an na@mail.ru', 'email')),
  row('FT-06', 'a longer address than mail allows', email, {
    value: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}`,
    errors: ['errors.email'],
  }),
  row('FT-06', 'an ordinary address', email, kept('anna.k+1@mail.example.ru')),
  row('FT-06', 'a Cyrillic domain', email, kept('info@кафе.рф')),
  row('FT-06', 'a letter in two pieces', email, {
    value: 'info@кофе\u0438\u0306ня.рф',
    payload: { f: 'info@кофейня.рф' },
  }),
  row('FT-06', 'a domain of marks', email, kept('info@उदाहरण.भारत')),
  row('FT-07', 'unseen marks around an address', email, {
    value: '\u202aanna@mail.ru\u202c\u00a0',
    payload: { f: 'anna@mail.ru' },
  }),
  row('FT-07', 'an address is trimmed', email, becomes('  anna@mail.ru ', { f: 'anna@mail.ru' })),
  row('FF-10', 'a required address left empty', must({ type: 'email' }), refused('', 'required')),
];
