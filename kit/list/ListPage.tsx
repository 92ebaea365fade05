import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import { useEffect } from 'react';
import { text } from '../../i18n/text';
import { ButtonLink } from '../../ui/Button';
import { useIsPhone } from '../../ui/media';
import type { PageProps, Resource } from '../declaration/defineResource';
import { mayUseBin } from '../listMode/ListMode';
import type { MenuEntries } from '../parts/DropdownMenu';
import { useMay } from '../parts/may';
import { PageHeader } from '../parts/PageHeader';
import { useParents } from '../queryRouter/ParentsContext';
import { pageTitle, pageTrail } from '../queryRouter/pageTrail';
import { useAddress } from '../queryRouter/useAddress';
import { ListView } from './ListView';

/** The generic list: points, menus, categories and foods are all shown by it. */
export const ListPage = ({ resource }: PageProps) => {
  const parents = useParents();
  const address = useAddress(resource);
  const may = useMay();
  const create = may(resource.name, 'create') ? address('create') : undefined;
  usePrefetchForm(resource);
  const { header, beside: Beside } = resource.list;
  const crumbs = pageTrail(resource, 'list', parents);
  const isPhone = useIsPhone();
  const above = isPhone && !resource.list.title ? crumbs.at(-2) : undefined;
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title={resource.list.title?.(parents) ?? resource.messages.title}
        documentTitle={pageTitle(resource, 'list')}
        state={
          // A phone shows no trail: whose rows these are is said beside the title.
          typeof above?.label === 'object' &&
          !above.isPlace && <span className="muted text-small">{above.label}</span>
        }
        menu={listMenu(resource, mayUseBin(resource, may) ? address('deleted') : undefined)}
        action={
          <>
            {Beside && <Beside />}
            {create !== undefined && (
              // Beside a name that comes later, or above the pages beside it, there is room for a sign on a phone.
              <ButtonLink
                to={create}
                icon={<Add />}
                className={resource.list.title || header ? 'carte-create carte-sign' : 'carte-create'}
              >
                <span>{resource.messages.add}</span>
              </ButtonLink>
            )}
          </>
        }
      />
      <ListView resource={resource} kind="list" />
    </>
  );
};

/** The page's overflow menu: the deleted records, and the instruction, which stands on the landing page. */
const listMenu = (resource: Resource, deleted: string | undefined): MenuEntries => [
  ...(deleted === undefined
    ? []
    : [{ key: 'deleted', label: resource.messages.deletedTitle, to: deleted, icon: DeleteOutlined }]),
  { key: 'instruction', label: text('list.instruction'), to: '/#guide', icon: MenuBookOutlined },
];

/**
 * The page a link leads to next is fetched when the pointer or the focus reaches it: by the time of the press it is there.
 * Once for each list, and never on its own account, so that who only reads a list fetches a list.
 */
const usePrefetchForm = ({ routes, form }: Resource): void => {
  const create = routes.create?.path;
  const edit = routes.edit?.path;
  const hasForm = form !== undefined;
  useEffect(() => {
    if (!hasForm) return;
    const stop = () => {
      for (const type of REACHED) document.removeEventListener(type, look);
    };
    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || (link.pathname !== create && link.pathname !== edit)) return;
      stop();
      // Who gets no chunk now is told when it is needed.
      import('../form/FormPage').catch(() => undefined);
    };
    for (const type of REACHED) document.addEventListener(type, look, { passive: true });
    return stop;
  }, [hasForm, create, edit]);
};

const REACHED = ['pointerover', 'focusin'] as const;
