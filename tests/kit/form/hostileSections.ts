import fc from 'fast-check';
import { FIELD_TYPES } from '../../../contract/fieldConfig';

const anything = fc.jsonValue({ maxDepth: 3 });
/** What breaks readers: too long, too many, almost right, a key of JavaScript itself. */
const spiteful = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    0,
    -1,
    true,
    [],
    {},
    '__proto__',
    'constructor',
    'a.b[0]',
    '(a+)+$',
    '<img src=x onerror=alert(1)>',
    'я'.repeat(5000),
    '\ud800',
    1e308,
    'view',
    'required|min:2|max:x|regex:/(|)/ui|between:1',
    ['required', 'regex:~^[[:alpha:]]+$~', { min: 'x' }, 7],
    '/(a+)+$/ix',
    { field: 'f0', values: [1] },
    [{ field: 'f1', values: null }, null],
  ),
  fc.constant(Array.from({ length: 300 }, (_, value) => ({ value: value % 290, title: `В${value}` }))),
  anything,
);

/** A field as it should be, in which some keys are not as they should be. */
const mutated = fc
  .record({
    name: fc.constantFrom('f0', 'f1', 'f2', 'f3'),
    type: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom<unknown>(...FIELD_TYPES) },
      { weight: 1, arbitrary: anything },
    ),
    title: fc.constant('Поле'),
    permissions: fc.constant(['view', 'create', 'edit']),
  })
  .chain((field) =>
    fc
      .dictionary(
        fc.constantFrom(
          'name',
          'title',
          'type',
          'placeholder',
          'description',
          'validation_rules',
          'options',
          'order',
          'permissions',
          'depends_on',
          'symbol_counter',
          'links',
          'autoGenerate',
          'prefix',
          'week',
        ),
        spiteful,
        { maxKeys: 3 },
      )
      .chain((spoiled) =>
        fc
          .dictionary(
            fc.constantFrom('required', 'min', 'max', 'max_length', 'pattern', 'max_items', 'extensions'),
            spiteful,
            { maxKeys: 3 },
          )
          .map((validation_rules) => ({ ...field, validation_rules, ...spoiled })),
      ),
  );

/** Sections no server should send: spoiled fields, and JSON that is no field at all. */
export const hostileSections = fc.array(
  fc.oneof({ weight: 5, arbitrary: mutated }, { weight: 1, arbitrary: anything }),
  // Two quarrel with each other as well as ten, and a thousand forms are drawn.
  { maxLength: 2 },
);

/** Records that go with them. */
export const hostileRecords = fc.dictionary(
  fc.constantFrom('f0', 'f1', 'f2', 'f3', 'city', 'close_begin', 'timezone'),
  spiteful,
);
