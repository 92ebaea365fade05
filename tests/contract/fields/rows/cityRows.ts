import { becomes, type RuleRow, refused, row, wireBecomes, wireRefused } from '../RuleRow';

const city = (validation_rules: object = {}) => ({ type: 'city', validation_rules });
const omsk = { title: 'Омск, Омская область', id: 7 };
const named = { title: 'Омск', id: null };

export const cityRows: readonly RuleRow[] = [
  row('FF-10', 'a required city left empty', city({ required: true }), {
    value: { title: ' ', id: null },
    errors: ['errors.address.cityRequired'],
  }),
  row('FF-10', 'an optional city left empty is null', city(), becomes({ title: '', id: null }, { f: null })),
  row('PT-21', 'a chosen city travels by its id', city(), becomes(omsk, { f: 7 })),
  row('PT-21', 'an entity is read by its id', city(), wireBecomes({ f: { id: 7, title: 'Омск' } }, { f: 7 })),
  {
    ...row('FF-09', 'typed and not chosen', city(), refused(named, 'address.cityNotChosen')),
    // What was not chosen does not travel.
    serverErrors: [],
  },
  row('IV1', 'a list is no city', city(), wireRefused({ f: [] }, 'selectFromList')),
  row('IV1', 'a text is no id', city(), wireRefused({ f: 'abc' }, 'selectFromList')),
];
