import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameField } from '../../../contract/fieldHistory';
import { rulesOf, type WireRecord } from '../../../contract/fields';
import { sectionsOf } from '../../../server/engine/history';
import { foods } from '../../../server/resources';
import { propertyRuns, propertyTimeout } from '../../propertyRuns';
import { randomFrom } from '../../trust/calls/random';
import { rightForm } from '../../trust/calls/rightForm';
import { cook } from '../menuArea/startKitchen';
import { once, openKitchen } from '../standing';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
const at = once(() => cook(anna).place('odna'));

it(
  '[HI-01] what its entries say, one after the other, is the record',
  async () => {
    const sections = sectionsOf(foods, kitchen.deps.sections);
    const fields = sections.flat();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), async (seeds) => {
        const id = await cook(anna).food(at.category);
        for (const seed of seeds) {
          const form = rightForm(sections, 'edit', randomFrom(seed));
          const { status, body } = await anna.ask('PUT', `/foods/${id}`, {
            json: { ...form, categoryId: at.category },
          });
          expect([status, body.errors]).toEqual([200, undefined]);
        }
        const { body: record } = await anna.ask('GET', `/foods/${id}`);
        const { body } = await anna.ask('GET', `/changes?resource=foods&id=${id}&per_page=50`);
        const replayed: WireRecord = Object.assign({}, ...body.data.toReversed().map(({ after }) => after));
        const wrong = fields
          .filter((field) => rulesOf(field).keptInPart !== true)
          .filter((field) => !isSameField(field, replayed, record));
        expect(wrong.map(({ name }) => name)).toEqual([]);
      }),
      { numRuns: Math.ceil(propertyRuns / 10) },
    );
  },
  propertyTimeout,
);
