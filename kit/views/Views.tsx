import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { View } from '../../contract/entities';
import { call } from '../../dataProvider/call';
import { text } from '../../i18n/text';
import { Modal } from '../../ui/Modal';
import { useListMode } from '../listMode/ListMode';
import { useHiddenColumns } from '../listMode/useHiddenColumns';
import { readView } from './readView';
import { searchOfView, withoutView } from './searchOfView';
import { ViewsPanel } from './ViewsPanel';

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
  const views = useMemo(() => list.data?.data.flatMap(readView), [list.data]);
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
