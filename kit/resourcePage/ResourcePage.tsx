import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, Suspense, useContext, useEffect, useMemo, useState } from 'react';
import { DataProviderContext, ResourceContextProvider } from 'react-admin';
import { useLocation } from 'react-router';
import { HttpError } from '../../contract/errors';
import { isRecord } from '../../contract/isRecord';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { PlaceContext } from '../../fieldRenderers/placeContext';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import type { PageProps, Resource } from '../declaration/defineResource';
import { nothingMore, type Parents } from '../declaration/Parents';
import type { RouteKind } from '../declaration/ResourceDeclaration';
import { HistoryButton } from '../history/HistoryButton';
import { ErrorState } from '../parts/ErrorState';
import { MissingState } from '../parts/MissingState';
import { CapabilitiesContext } from '../parts/may';
import { PageSkeleton } from '../parts/PageSkeleton';
import { ResourceHeader } from '../parts/ResourceHeader';
import { shownError } from '../parts/shownError';
import { ParentsContext, useParents } from '../queryRouter/ParentsContext';
import { Redirect } from '../queryRouter/Redirect';
import { readEntry } from '../queryRouter/RouteTable';

/** The verbs that take a place in their `meta`; a stock part knows nothing of parents and leaves it out. */
const PLACED: readonly string[] = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'restoreMany',
  'destroyMany',
];

/** The verbs that carry a payload, and the mode its fields are written in. */
const WRITING: Readonly<Record<string, 'create' | 'edit'>> = {
  create: 'create',
  update: 'edit',
  updateMany: 'edit',
};

interface PlacedDataProviderProps {
  readonly resource: Resource;
  readonly parents: Parents;
  readonly children: ReactNode;
}

/**
 * Makes stock parts work in a place: fills the parents of the page into every call that names none, so that a
 * `<BulkDeleteButton>` deletes there, and sends of a stock form only what the sections may write (BE-07).
 */
const PlacedDataProvider = ({ resource, parents, children }: PlacedDataProviderProps) => {
  const outer = useContext(DataProviderContext) as CarteDataProvider | null;
  const placed = useMemo(() => outer && placedProvider(outer, resource, parents), [outer, resource, parents]);
  return <DataProviderContext value={placed}>{children}</DataProviderContext>;
};

const placedProvider = (outer: CarteDataProvider, own: Resource, parents: Parents): CarteDataProvider =>
  new Proxy(outer, {
    get: (target, name, receiver) => {
      const verb: unknown = Reflect.get(target, name, receiver);
      if (typeof name !== 'string' || typeof verb !== 'function' || !PLACED.includes(name)) return verb;
      return async (resource: string, params: unknown, ...rest: readonly unknown[]) => {
        const placed = inPlace(params, parents);
        const mode = WRITING[name];
        const isOfStock = mode && resource === own.name && own.form && !placed.meta.form;
        if (isOfStock && isRecord(placed.data))
          placed.data = await writable(placed.data, own, { mode, dataProvider: outer });
        return verb.call(target, resource, placed, ...rest);
      };
    },
  });

const inPlace = (
  params: unknown,
  parents: Parents,
): Record<string, unknown> & { readonly meta: Readonly<Record<string, unknown>> } => {
  const { meta, ...others } = isRecord(params) ? params : {};
  return { ...others, meta: { parents, ...(isRecord(meta) && meta) } };
};

/** Fetched with the first save of a stock form: nobody else needs to know a section before its page does. */
const writable = async (...args: Parameters<typeof import('../stock/writableOnly')['writableOnly']>) => {
  const found = await import('../stock/writableOnly').catch(() => undefined);
  if (!found) throw new HttpError(0, { key: 'errors.network' });
  return found.writableOnly(...args);
};

interface ParentsGateProps {
  readonly resource: Resource;
  readonly kind: RouteKind;
  readonly children: ReactNode;
}

/** Completes the address's parents with the remembered and the looked-up ones before the page is shown. */
const ParentsGate = ({ resource, kind, children }: ParentsGateProps) => {
  const own = useParents();
  // A resource keeps its hook for life, so the order of hooks never changes on a mounted page.
  const more = resource.useMoreParents?.(own, kind) ?? nothingMore;
  const found = more.status === 'ready' ? more.parents : undefined;
  const parents = useMemo(() => ({ ...found, ...own }), [found, own]);
  if (more.status === 'ready')
    return (
      <ParentsContext value={parents}>
        <PlaceContext value={parents}>
          <PlacedDataProvider key={JSON.stringify(parents)} resource={resource} parents={parents}>
            {children}
          </PlacedDataProvider>
        </PlaceContext>
      </ParentsContext>
    );
  if (more.status === 'pending') return <PageSkeleton />;
  return (
    <>
      <ResourceHeader resource={resource} kind={kind} />
      {more.status === 'missing' ? (
        <MissingState title={more.title} message={missingWords(more)} ways={more.ways} />
      ) : more.status === 'failed' ? (
        <ErrorState
          error={more.error}
          fallback={resource.messages.fetchError}
          title={resource.messages.notLoaded}
          onRetry={more.retry}
        />
      ) : (
        more.content
      )}
    </>
  );
};

/** What the server says of it stands first, then what may help. */
const missingWords = ({ error, hint }: { readonly error?: unknown; readonly hint: string }): string =>
  error === undefined ? hint : `${shownError(error, '')} ${hint}`.trim();

interface Props {
  readonly resource: string;
  readonly children: ReactNode;
}

/**
 * Around a page of stock parts: reads the words that only they need. Their answers are cached without a place, so they are forgotten when the page is left,
 * and the next one is drawn a step later: nothing of category A is ever seen in category B.
 */
const StockPlace = ({ resource, children }: Props) => {
  const queryClient = useQueryClient();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // Without their words they still work.
    void loadCatalogue(['stockParts'])
      .catch((failure: unknown) => console.error(failure))
      .then(() => setReady(true));
    return () => queryClient.removeQueries({ queryKey: [resource], predicate: isPlaceless });
  }, [queryClient, resource]);
  return isReady ? children : null;
};

const isPlaceless = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  !queryKey.some((part) => isRecord(part) && isRecord(part.meta) && 'parents' in part.meta);

const ListPage = lazyWithPreload(async () => (await import('../list/ListPage')).ListPage, <PageSkeleton />);
const FormActions = lazyWithPreload(async () => (await import('../bulk/actions')).FormActions);
const BinPage = lazyWithPreload(async () => (await import('../bin/BinPage')).BinPage, <PageSkeleton />);
const FormPage = lazyWithPreload(async () => (await import('../form/FormPage')).FormPage, <PageSkeleton />);

/** Resolves when a list can be drawn at once. */
export const preloadList = ListPage.preload;

const builtIn: Record<RouteKind, (resource: Resource) => ReactElement | null> = {
  list: (resource) => <ListPage resource={resource} />,
  deleted: (resource) => <BinPage resource={resource} />,
  create: (resource) => <FormPage resource={resource} mode="create" />,
  edit: (resource) => <EditPage resource={resource} />,
  board: ({ pages }) => (pages?.board ? <pages.board /> : null),
};

/** The form of a record, and what happened to it. */
const EditPage = ({ resource }: PageProps) => {
  const [round, setRound] = useState(0);
  const readAgain = (): void => setRound((now) => now + 1);
  return (
    <FormPage
      resource={resource}
      mode="edit"
      round={round}
      action={
        <>
          {resource.actions && <FormActions resource={resource} readAgain={readAgain} />}
          <HistoryButton resource={resource} onUndone={readAgain} />
        </>
      }
    />
  );
};

interface ResourcePageProps extends PageProps {
  readonly kind: RouteKind;
}

/** One page of a resource: checks the address, gathers the parents, then shows the page in the resource's context. */
export const ResourcePage = ({ resource: declared, kind }: ResourcePageProps): ReactElement | null => {
  const { search } = useLocation();
  const capabilities = useContext(CapabilitiesContext);
  const entry = declared.routes[kind];
  const match = useMemo(() => entry && readEntry(entry, search), [entry, search]);
  const resource = useMemo(() => inWordsAt(declared, match?.parents), [declared, match]);
  if (!entry || !match) return null;
  // Another place is another page: nothing typed, ticked or shown may survive from category A to B. The resource and
  // the page are part of it, because each resource brings hooks of its own.
  const place = JSON.stringify([resource.name, kind, match.parents, match.id]);
  if (match.missing.length > 0) return <Redirect to={entry.fallback} replace />;
  // A board is no stock page: it needs neither their words nor their cache.
  const Replaced = kind === 'board' ? undefined : resource.pages?.[kind];
  const offered = resource.offeredPages?.[kind];
  return (
    <ResourceContextProvider value={resource.name}>
      <ParentsContext value={match.parents}>
        <ParentsGate key={place} resource={resource} kind={kind}>
          <Suspense fallback={<PageSkeleton />}>
            {offered && capabilities.has(offered.capability) ? (
              <offered.Page />
            ) : Replaced ? (
              <>
                <ResourceHeader resource={resource} kind={kind} />
                <StockPlace resource={resource.name}>
                  <Replaced />
                </StockPlace>
              </>
            ) : (
              builtIn[kind](resource)
            )}
          </Suspense>
        </ParentsGate>
      </ParentsContext>
    </ResourceContextProvider>
  );
};

const inWordsAt = (resource: Resource, parents: Parents = {}): Resource => {
  const words = resource.wordsAt?.(parents);
  return words ? { ...resource, messages: { ...resource.messages, ...words } } : resource;
};
