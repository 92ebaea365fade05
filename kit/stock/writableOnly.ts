import { hasEndpoints } from '../../contract/endpoints';
import { type FormMode, isKnownField } from '../../contract/fieldConfig';
import { rulesOf } from '../../contract/fields';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { canWrite } from '../../contract/permissions';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import type { Resource } from '../declaration/defineResource';
import { sectionOr } from '../parts/sectionOr';

/**
 * Of a payload made by a stock form, which holds the whole record, the keys that a section of the resource may write in
 * this mode. A resource in plain REST has no sections to ask, and keeps its payload.
 */
export const writableOnly = async (
  payload: Readonly<Record<string, unknown>>,
  { name, form }: Pick<Resource, 'name' | 'form'>,
  { mode, dataProvider }: { readonly mode: FormMode; readonly dataProvider: CarteDataProvider },
): Promise<Readonly<Record<string, unknown>>> => {
  if (!form || !hasEndpoints(name)) return payload;
  const sections = await Promise.all(
    form.tabs.map(async ({ section }) => {
      const { signal } = new AbortController();
      return parseFieldConfig(
        await sectionOr(form.bundled?.[section], section, { dataProvider, signal }),
        section,
      );
    }),
  );
  const keys = new Set(
    sections
      .flat()
      .filter(isKnownField)
      .filter((field) => canWrite(field, mode))
      .flatMap((field) => rulesOf(field).wireKeys(field)),
  );
  return Object.fromEntries(Object.entries(payload).filter(([key]) => keys.has(key)));
};
