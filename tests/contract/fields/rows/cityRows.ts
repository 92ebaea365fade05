import { accepts, type RuleRow, refuses, sent, typed } from '../RuleRow';

const city = (validation_rules: object = {}) => ({ type: 'city', validation_rules });
const omsk = { title: 'Омск, Омская область', id: 7 };
const named = { title: 'Омск', id: null };

export const cityRows: readonly RuleRow[] = [
  refuses(
    'FF-10',
    'a required city left empty',
    city({ required: true }),
    typed({ title: ' ', id: null }),
    'errors.address.cityRequired',
  ),
  accepts('FF-10', 'an optional city left empty is null', city(), typed({ title: '', id: null }), {
    f: null,
  }),
  accepts('PT-21', 'a chosen city travels by its id', city(), typed(omsk), { f: 7 }),
  accepts('PT-21', 'an entity is read by its id', city(), sent({ f: { id: 7, title: 'Омск' } }), { f: 7 }),
  {
    ...refuses('FF-09', 'typed and not chosen', city(), typed(named), 'errors.address.cityNotChosen'),
    // What was not chosen does not travel.
    serverErrors: [],
  },
  refuses('IV1', 'a list is no city', city(), sent({ f: [] }), 'errors.selectFromList'),
  refuses('IV1', 'a text is no id', city(), sent({ f: 'abc' }), 'errors.selectFromList'),
];
