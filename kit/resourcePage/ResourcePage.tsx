import { type ReactElement, Suspense, useContext, useMemo, useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useLocation } from 'react-router';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import type { PageProps, Resource } from '../declaration/defineResource';
import type { Parents } from '../declaration/Parents';
import type { RouteKind } from '../declaration/ResourceDeclaration';
import { HistoryButton } from '../history/HistoryButton';
import { CapabilitiesContext } from '../parts/capabilities';
import { PageSkeleton } from '../parts/PageSkeleton';
import { readEntry } from '../queryRouter/fromAddress';
import { ParentsContext } from '../queryRouter/ParentsContext';
import { Redirect } from '../queryRouter/Redirect';
import { StockPlace } from '../stock/StockPlace';
import { ParentsGate } from './ParentsGate';

const ListPage = lazyWithPreload(async () => (await import('../list/ListPage')).ListPage, <PageSkeleton />);
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
      action={<HistoryButton resource={resource} onUndone={readAgain} />}
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
              <StockPlace resource={resource.name}>
                <Replaced />
              </StockPlace>
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
