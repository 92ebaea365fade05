import { useListPaginationContext } from 'react-admin';
import { text } from '../../i18n/text';
import { useListMode } from '../listMode/ListMode';
import { countOf } from '../parts/countOf';
import { Pager } from './Pager';
import { useListPage } from './useListPage';

/** How many there are, and the pages. Where nobody counted, only the page is said. */
export const ListFooter = ({ lastPage }: { readonly lastPage: number | undefined }) => {
  const { resource } = useListMode();
  const { page, perPage, total } = useListPaginationContext();
  const toPage = useListPage();
  const pages = lastPage ?? Math.ceil((total ?? 0) / perPage);
  return (
    <div className="carte-foot-line">
      <p>
        {total !== undefined && countOf(resource, total)}
        {total === undefined && pages > 1 && text('list.pageOf', { page, pages })}
      </p>
      <Pager page={page} pages={pages} onPage={toPage} />
    </div>
  );
};
