import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import {
  type FieldConfig,
  type FieldOption,
  isKnownField,
  type SectionField,
} from '../../contract/fieldConfig';
import { readOptions } from '../../contract/rawField/readOptions';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';

/** The marks of a section that does not say which there are: their own call does. */
export const lacksMarks = (field: SectionField): field is FieldConfig =>
  isKnownField(field) && field.name === 'marks' && field.options.length === 0;

/**
 * The marks to choose from, read once for this visit. A failure is logged and ignored: the form goes without the
 * field, so that what the food has stays as it is.
 */
export const useMarks = (isNeeded: boolean): readonly FieldOption[] | 'pending' | 'failed' => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const { data, error } = useQuery<readonly FieldOption[]>({
    queryKey: ['marks', 'options'],
    queryFn: async ({ signal }) => {
      const { data: marks } = await dataProvider.call('marks.list', { signal });
      return readOptions(marks);
    },
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useEffect(() => {
    if (error) console.warn('The marks could not be read; the form goes without them.', error);
  }, [error]);
  return data ?? (error ? 'failed' : 'pending');
};
