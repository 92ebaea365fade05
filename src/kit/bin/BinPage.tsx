import type { PageProps } from '../defineResource';
import { ListView } from '../list/ListView';
import { PageHeader } from '../PageHeader';
import { useParents } from '../ParentsContext';
import { pageTitle, pageTrail } from '../pageTrail';

/** The deleted-items mode of the generic list (1§2): restore, or destroy for good. */
export const BinPage = ({ resource }: PageProps) => (
  <>
    <PageHeader
      crumbs={pageTrail(resource, 'deleted', useParents())}
      title={pageTitle(resource, 'deleted')}
    />
    <ListView resource={resource} kind="deleted" />
  </>
);
