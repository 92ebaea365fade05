import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import { text } from '../../i18n/text';
import { ButtonLink } from '../../ui/Button';
import type { PageProps, Resource } from '../declaration/defineResource';
import { mayUseBin } from '../listMode/ListMode';
import { useMay } from '../parts/may';
import type { OverflowItem } from '../parts/OverflowMenu';
import { PageHeader } from '../parts/PageHeader';
import { useParents } from '../queryRouter/ParentsContext';
import { pageTitle, pageTrail } from '../queryRouter/pageTrail';
import { useAddress } from '../queryRouter/useAddress';
import { ListView } from './ListView';
import { usePrefetchForm } from './usePrefetchForm';

/** The generic list: points, menus, categories and foods are all shown by it. */
export const ListPage = ({ resource }: PageProps) => {
  const parents = useParents();
  const address = useAddress(resource);
  const may = useMay();
  const create = may(resource.name, 'create') ? address('create') : undefined;
  usePrefetchForm(resource);
  const { header: Header, beside: Beside } = resource.list;
  return (
    <>
      <PageHeader
        crumbs={pageTrail(resource, 'list', parents)}
        title={resource.list.title?.(parents) ?? resource.messages.title}
        documentTitle={pageTitle(resource, 'list')}
        menu={listMenu(resource, mayUseBin(resource, may) ? address('deleted') : undefined)}
        action={
          <>
            {Beside && <Beside />}
            {create !== undefined && (
              <ButtonLink to={create} icon={<Add />}>
                {resource.messages.add}
              </ButtonLink>
            )}
          </>
        }
      />
      {Header && <Header />}
      <ListView resource={resource} kind="list" />
    </>
  );
};

/** The page's overflow menu: the deleted records, and the instruction, which stands on the landing page. */
const listMenu = (resource: Resource, deleted: string | undefined): readonly OverflowItem[] => [
  ...(deleted === undefined
    ? []
    : [{ key: 'deleted', label: resource.messages.deletedTitle, to: deleted, icon: DeleteOutlined }]),
  { key: 'instruction', label: text('list.instruction'), to: '/#guide', icon: MenuBookOutlined },
];
