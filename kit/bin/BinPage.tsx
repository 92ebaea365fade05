import type { PageProps } from '../declaration/defineResource';
import { ListView } from '../list/ListView';
import { PageHeader } from '../parts/PageHeader';
import { useParents } from '../queryRouter/ParentsContext';
import { pageTitle, pageTrail } from '../queryRouter/pageTrail';

/** The deleted-items mode of the generic list: restore, or destroy for good. */
export const BinPage = ({ resource }: PageProps) => (
  <>
    <PageHeader
      crumbs={pageTrail(resource, 'deleted', useParents())}
      title={pageTitle(resource, 'deleted')}
    />
    <ListView resource={resource} kind="deleted" />
  </>
);
