import type { RaRecord } from 'react-admin';
import { checkField } from '../../contract/checkForm';
import type { SearchHit } from '../../contract/entities';
import { isKnownField } from '../../contract/fieldConfig';
import { offeredFields, toFormValues, toPayload } from '../../contract/formValues';
import { shownText } from '../../i18n/text';
import { todayAt } from '../form/todayAt';
import { fieldConfigQuery } from '../form/useFieldConfig';
import { consoleIdOf, parentsOf } from '../queryRouter/useAddress';
import type { ActTools, PaletteAct } from './PaletteEntry';

/**
 * Saves one field of a record as its form would: read anew, by the rules of the section, the whole section sent.
 * @returns what the field held before
 * @throws Error in words, where a rule forbids it; HttpError as every save
 */
export const saveField = async (
  hit: SearchHit,
  { section, name }: NonNullable<PaletteAct['field']>,
  { resource, value, dataProvider, queryClient }: ActTools,
): Promise<unknown> => {
  const meta = { parents: parentsOf(hit.place), form: true };
  const id = consoleIdOf(resource, hit) ?? hit.id;
  const config = await queryClient.fetchQuery(
    fieldConfigQuery(section, resource.form?.bundled?.[section], dataProvider),
  );
  const { data: record } = await dataProvider.getOne<RaRecord>(resource.name, { id, meta });
  const fields = offeredFields(config, record, () => false);
  const field = fields.filter(isKnownField).find((each) => each.name === name);
  if (!field) throw new Error(`Expected a field "${name}" in "${section}", got none.`);
  const before = toFormValues(fields, record);
  const values = { ...before, [name]: value };
  const today = todayAt(record.timezone);
  const [wrong] = checkField(field, { fields, values }, { mode: 'edit', today, initial: before });
  if (wrong) throw new Error(shownText(wrong.key, wrong.args));
  const tab = resource.form?.tabs.findIndex((each) => each.section === section) ?? 0;
  const payload = toPayload(fields, values, 'edit');
  const data = resource.form?.beforeSave?.(payload, { record, tab, isLast: false }) ?? payload;
  await dataProvider.update(resource.name, { id, data, previousData: record, meta });
  return before[name];
};
