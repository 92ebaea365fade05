import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { View } from '../../contract/entities';
import type { ViewState } from '../../contract/rows/person';
import { call } from '../../dataProvider/call';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { Modal } from '../../ui/Modal';
import { Tick } from '../../ui/Tick';
import { useListMode } from '../listMode/ListMode';
import { useHiddenColumns } from '../listMode/useHiddenColumns';
import { ErrorState } from '../parts/ErrorState';
import { PartSkeleton } from '../parts/PageSkeleton';
import { useSay } from '../parts/useSay';
import { useSayUndoable } from '../parts/useSayUndoable';
import { SaveView } from './SaveView';
import styles from './Views.module.css';

interface ViewsProps {
  readonly isOpen: boolean;
  /** The view that the address names. */
  readonly named: string | null;
  readonly onClose: () => void;
}

/** The views of a list in their dialog; a link to one shows it, or says that it is no more. */
export const Views = ({ isOpen, named, onClose }: ViewsProps) => {
  const { resource } = useListMode();
  const { search } = useLocation();
  const navigate = useNavigate();
  const list = useQuery({
    queryKey: ['views', resource.name],
    queryFn: ({ signal }) => call('views.list', { query: { resource: resource.name }, signal }),
    staleTime: 0,
  });
  const views = list.data?.data;
  const current = views?.find(({ id }) => String(id) === named);
  const [, setHidden] = useHiddenColumns(resource.name);
  const show = (view: View): void => {
    setHidden(hiddenBy(view));
    navigate({ search: searchOfView(search, view) });
    onClose();
  };
  useFollowedLink({ named, views, current, setHidden });
  return (
    <Modal closeLabel={text('common.close')} isOpen={isOpen} onClose={onClose} label={text('views.title')}>
      <ViewsPanel
        resource={resource.name}
        views={views}
        error={list.error}
        current={current}
        onRetry={() => void list.refetch()}
        onShow={show}
      />
    </Modal>
  );
};

interface Followed {
  readonly named: string | null;
  readonly views: readonly View[] | undefined;
  readonly current: View | undefined;
  readonly setHidden: (keys: readonly string[]) => void;
}

/** A view that was kept before there was a choice has all columns. */
const hiddenBy = ({ state: { hidden } }: View): readonly string[] =>
  Array.isArray(hidden) ? hidden.map(String) : [];

/** `?view=5` and nothing of the list beside it: somebody has followed a link. */
const useFollowedLink = ({ named, views, current, setHidden }: Followed): void => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const missed = useRef<string>(undefined);
  useEffect(() => {
    if (named === null || views === undefined) return;
    if (current) {
      if (!new URLSearchParams(search).has('page')) {
        setHidden(hiddenBy(current));
        navigate({ search: searchOfView(search, current) }, { replace: true });
      }
      return;
    }
    if (missed.current === named) return;
    missed.current = named;
    notify(text('views.missing'), { type: 'warning' });
    navigate({ search: withoutView(search) }, { replace: true });
  }, [named, views, current, search, navigate, notify, setHidden]);
};

interface ViewsPanelProps {
  readonly resource: string;
  /** undefined = not known yet. */
  readonly views: readonly View[] | undefined;
  readonly error: unknown;
  readonly current: View | undefined;
  readonly onRetry: () => void;
  readonly onShow: (view: View) => void;
}

/** The views there are, and one more for what is on the screen. */
const ViewsPanel = ({ resource, views, error, current, onRetry, onShow }: ViewsPanelProps) => (
  <div className="grid gap-16" data-autofocus>
    <h2 className="beside-cross">{text('views.title')}</h2>
    {views === undefined && Boolean(error) && (
      <ErrorState error={error} fallback="views.failed" onRetry={onRetry} />
    )}
    {views === undefined && !error && <PartSkeleton height={336} />}
    {views?.length === 0 && <p className="muted">{text('views.empty')}</p>}
    {views !== undefined && views.length > 0 && (
      <ul className={styles.list}>
        {views.map((view) => (
          <ViewRow
            key={view.id}
            view={view}
            isCurrent={view.id === current?.id}
            onShow={() => onShow(view)}
          />
        ))}
      </ul>
    )}
    {(views !== undefined || Boolean(error)) && <ColumnsChoice />}
    {views !== undefined && <SaveView resource={resource} views={views} current={current} onKept={onShow} />}
  </div>
);

/** Which columns the table of this list has; at once, behind the dialog. On a phone there is no table. */
const ColumnsChoice = () => {
  const { resource } = useListMode();
  const [hidden, setHidden] = useHiddenColumns(resource.name);
  const { search } = useLocation();
  const navigate = useNavigate();
  const [, ...columns] = resource.list.columns;
  const choose = (keys: readonly string[]): void => {
    setHidden(keys);
    // A view's name does not stand over something else.
    if (withoutView(search) !== search) navigate({ search: withoutView(search) }, { replace: true });
  };
  if (columns.length === 0) return null;
  return (
    <fieldset className={styles.columns}>
      <legend>{text('views.columns')}</legend>
      {columns.map(({ key, label }) => (
        <Tick
          key={key}
          label={label}
          checked={!hidden.includes(key)}
          onChange={({ target }) =>
            choose(target.checked ? hidden.filter((each) => each !== key) : [...hidden, key])
          }
        />
      ))}
    </fieldset>
  );
};

interface ViewRowProps {
  readonly view: View;
  readonly isCurrent: boolean;
  readonly onShow: () => void;
}

/** One view: a press shows the list by it. Deleting asks in the row, where others lose it too. */
const ViewRow = ({ view, isCurrent, onShow }: ViewRowProps) => {
  const [isAsked, setAsked] = useState(false);
  const queryClient = useQueryClient();
  const { say, fail } = useSayUndoable();
  const saySimply = useSay();
  const { title } = view;
  const readAgain = (): void => void queryClient.invalidateQueries({ queryKey: ['views', view.resource] });
  const { mutate: remove } = useMutation({
    mutationFn: () => call('views.deleteMany', { ids: [view.id] }),
    onSuccess: () => {
      const said = text('views.deleted', { title });
      // Made anew it would be somebody else's.
      if (!view.is_own) saySimply(said);
      else
        say(said, async () => {
          const { resource, is_shared, state } = view;
          await call('views.create', { body: { resource, title, is_shared, state } });
          readAgain();
          return text('views.kept', { title });
        });
    },
    onError: fail,
    onSettled: readAgain,
  });
  if (isAsked)
    return (
      <li className={`row wrap gap-8 pad-8-12 ${styles.asked}`}>
        <p>{text(view.is_shared ? 'views.deleteShared' : 'views.deleteOwn', { title })}</p>
        <Button variant="error" size="s" onClick={() => remove()}>
          {text('list.delete')}
        </Button>
        <Button variant="simple" size="s" onClick={() => setAsked(false)}>
          {text('common.cancel')}
        </Button>
      </li>
    );
  return (
    <li className={styles.row}>
      <button type="button" className={styles.show} aria-current={isCurrent || undefined} onClick={onShow}>
        <span>{title}</span>
        {view.is_shared && (
          <small>{text(view.is_own ? 'views.shared' : 'views.sharedBy', { author: view.author })}</small>
        )}
      </button>
      {!view.is_locked && (
        <IconButton label={text('views.delete', { title })} onClick={() => setAsked(true)}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      )}
    </li>
  );
};

const STATE = ['page', 'perPage', 'sort', 'order', 'filter', 'view'] as const;

/** An address of a list as this view has it, from its first page; what the address says of the place stays. */
export const searchOfView = (search: string, { id, state }: Pick<View, 'id' | 'state'>): string => {
  const { sort = 'id', order = 'ASC', perPage, filter = {} }: ViewState = state;
  const params = new URLSearchParams(withoutView(search));
  for (const name of STATE) params.delete(name);
  params.set('page', '1');
  params.set('sort', sort);
  params.set('order', order);
  if (perPage !== undefined) params.set('perPage', String(perPage));
  params.set('filter', JSON.stringify(filter));
  params.set('view', String(id));
  return `?${params}`;
};

/** The address without the name of its view: it shows what the address says. */
export const withoutView = (search: string): string => {
  const params = new URLSearchParams(search);
  params.delete('view');
  return params.size > 0 ? `?${params}` : '';
};
