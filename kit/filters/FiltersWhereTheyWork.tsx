import { useListContext } from 'react-admin';
import { listMetaOf } from '../listMode/listMetaOf';
import { useFilters } from './activeFilters';
import { FiltersButton } from './FiltersButton';

/**
 * The filters of a list whose backend did not announce them: offered where the rows came whole, so that the browser
 * filters, or where the backend serves the section and so knows what it says.
 */
export const FiltersWhereTheyWork = ({ section }: { readonly section: string }) => {
  const { data, meta } = useListContext();
  const isWhole = listMetaOf(meta)?.isWhole === true;
  const { data: filters } = useFilters(section, data !== undefined && !isWhole);
  return isWhole || filters?.isServed ? <FiltersButton section={section} /> : null;
};
