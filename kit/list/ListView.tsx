import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type Identifier, ListBase, type RaRecord, useListContext } from 'react-admin';
import { limits } from '../../contract/limits';
import type { PageProps } from '../declaration/defineResource';
import { pageSize } from '../declaration/pageSize';
import { type ListKind, ListModeContext, listModeOf } from '../listMode/ListMode';
import { listStoreKey } from '../listMode/listStoreKey';
import { shownColumns, useHiddenColumns } from '../listMode/useHiddenColumns';
import { CapabilitiesContext, useMay } from '../parts/may';
import { useParents } from '../queryRouter/ParentsContext';
import { ListBody } from './ListBody';
import { ListToolbar } from './ListToolbar';
import './list.css';
import { useQueryClient } from '@tanstack/react-query';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { Notice } from '../../ui/Notice';
import type { RowAction } from '../declaration/ResourceDeclaration';
import type { Verb } from '../declaration/verbs';
import { createdAt } from '../listMode/rememberCreated';
import { type ListActions, ListActionsContext } from './ListActionsContext';

interface SlowNoticeProps {
  readonly isWaiting: boolean;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** No timer aborts a request; after 15 seconds the console says that the answer is slow and offers both ways out. */
const SlowNotice = ({ isWaiting, onRetry, onCancel }: SlowNoticeProps) => {
  const [round, setRound] = useState(0);
  const isSlow = useIsSlow(isWaiting, round);
  if (!isSlow) return null;
  const retry = (): void => {
    setRound(round + 1);
    onRetry();
  };
  return (
    <Notice
      tone="info"
      action={
        <>
          <Button variant="simple" size="s" onClick={retry}>
            {text('common.retry')}
          </Button>
          <Button variant="simple" size="s" onClick={onCancel}>
            {text('common.cancel')}
          </Button>
        </>
      }
    >
      {text('list.slow')}
    </Notice>
  );
};

const useIsSlow = (isWaiting: boolean, round: number): boolean => {
  const [slowRound, setSlowRound] = useState<number>();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlowRound(round), limits.slowAnswerMs);
    return () => {
      clearTimeout(timer);
      setSlowRound(undefined);
    };
  }, [isWaiting, round]);
  return isWaiting && slowRound === round;
};

const RowMenu = lazyWithPreload(async () => (await import('./RowMenu')).RowMenu);
const VerbDialog = lazyWithPreload(async () => (await import('./VerbDialog')).VerbDialog);

type Open =
  | { readonly kind: 'menu'; readonly record: RaRecord; readonly anchor: HTMLElement }
  | { readonly kind: 'row'; readonly record: RaRecord; readonly action: RowAction }
  | { readonly kind: 'verb'; readonly verb: Verb; readonly ids: readonly Identifier[] };

/** Mounts the one menu, dialog or panel that is open over the list; rows only say what they want. */
const ListActionsHost = ({ children }: { readonly children: ReactNode }) => {
  const [open, setOpen] = useState<Open>();
  const region = useRef<HTMLDivElement>(null);
  const actions = useMemo<ListActions>(
    () => ({
      openMenu: (record, anchor) => setOpen({ kind: 'menu', record, anchor }),
      ask: (verb, ids) => setOpen({ kind: 'verb', verb, ids }),
      runRow: (action, record) => setOpen({ kind: 'row', record, action }),
    }),
    [],
  );
  const close = (): void => setOpen(undefined);
  return (
    <ListActionsContext value={actions}>
      <div ref={region} tabIndex={-1} style={{ outline: 'none' }}>
        {children}
      </div>
      {open?.kind === 'menu' && <RowMenu record={open.record} anchor={open.anchor} onClose={close} />}
      {open?.kind === 'row' && open.action.render({ record: open.record, onClose: close })}
      {open?.kind === 'verb' && (
        <VerbDialog
          verb={open.verb}
          ids={open.ids}
          onClose={close}
          onDone={() => region.current?.focus({ preventScroll: true })}
        />
      )}
    </ListActionsContext>
  );
};

/** Says that the list takes long, and lets one ask again or give up. */
const ListWaiting = () => {
  const { resource, isFetching, refetch } = useListContext();
  const queryClient = useQueryClient();
  return (
    <SlowNotice
      isWaiting={isFetching === true}
      onRetry={() => void refetch()}
      onCancel={() => void queryClient.cancelQueries({ queryKey: [resource, 'getList'] })}
    />
  );
};

/** Rows with search, filters, ticks and pages, under react-admin's list controller. */
export const ListView = ({ resource, kind }: PageProps & { readonly kind: ListKind }) => {
  const parents = useParents();
  const capabilities = useContext(CapabilitiesContext);
  const may = useMay();
  const [hidden] = useHiddenColumns(resource.name);
  const mode = useMemo(() => {
    const whole = listModeOf(resource, kind, { may, capabilities });
    return kind === 'list' ? { ...whole, columns: shownColumns(whole.columns, hidden) } : whole;
  }, [resource, kind, may, capabilities, hidden]);
  const Header = kind === 'list' ? resource.list.header : undefined;
  const queryOptions = useMemo(
    () => ({
      // `deleted` is always there: react-admin primes getOne's cache with list rows under the list's meta.
      meta: { parents, deleted: kind === 'deleted' },
      // A failure is shown where the rows would stand, not in a passing notice.
      onError: () => {},
    }),
    [parents, kind],
  );
  return (
    <ListModeContext value={mode}>
      <ListBase
        resource={resource.name}
        storeKey={listStoreKey(resource.name, kind, parents)}
        perPage={pageSize()}
        debounce={limits.searchDebounceMs}
        queryOptions={queryOptions}
        disableAuthentication
      >
        <ListActionsHost>
          <div className="carte-list-top row wrap gap-8 gap-x-24 below-12">
            {Header && <Header />}
            <ListToolbar />
          </div>
          <ListWaiting />
          {kind === 'list' && <JustCreated resource={resource} />}
          <ListBody />
        </ListActionsHost>
      </ListBase>
    </ListModeContext>
  );
};

const HiddenNew = lazyWithPreload(async () => (await import('./HiddenNew')).HiddenNew);

/** Right after something was added in this place, looks whether the list shows it. */
const JustCreated = ({ resource }: PageProps) => {
  const queryClient = useQueryClient();
  const parents = useParents();
  const [created] = useState(() => createdAt(queryClient, { resource: resource.name, parents }));
  return created && <HiddenNew created={created} />;
};
