import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { type FieldConfig, isKnownField } from '../../contract/fieldConfig';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import type { Resource } from '../declaration/defineResource';
import { fieldConfigQuery } from '../form/useFieldConfig';

/** The fields of a resource's records, of all tabs; undefined until they are known. What cannot be read is left out. */
export const useFieldsOf = (resource: Resource | undefined): readonly FieldConfig[] | undefined => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const form = resource?.form;
  const sections = useQueries({
    queries: (form?.tabs ?? []).map(({ section }) =>
      fieldConfigQuery(section, form?.bundled?.[section], dataProvider),
    ),
  });
  if (sections.some(({ isPending }) => isPending)) return undefined;
  return sections.flatMap(({ data = [] }) => data.filter(isKnownField));
};
