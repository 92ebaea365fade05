import type { FieldOption } from '../../contract/fieldConfig';
import { readOptions } from '../../contract/rawField/readOptions';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';

/** The marks to choose from, for a form whose section does not say which there are. A failure is said to developers only. */
export const readMarks = async (
  dataProvider: CarteDataProvider,
  signal: AbortSignal,
): Promise<readonly FieldOption[]> => {
  try {
    const { data } = await dataProvider.call('marks.list', { signal });
    return readOptions(data);
  } catch (error) {
    console.warn('The marks could not be read; the form goes without them.', error);
    throw error;
  }
};
