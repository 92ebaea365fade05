import { type ReactNode, useMemo } from 'react';
import { PlaceContext } from '../../fieldRenderers/placeContext';
import type { Resource } from '../declaration/defineResource';
import type { MoreParents } from '../declaration/Parents';
import type { RouteKind } from '../declaration/ResourceDeclaration';
import { ErrorState } from '../parts/ErrorState';
import { MissingState } from '../parts/MissingState';
import { PageHeader } from '../parts/PageHeader';
import { PageSkeleton } from '../parts/PageSkeleton';
import { shownError } from '../parts/shownError';
import { ParentsContext, useParents } from '../queryRouter/ParentsContext';
import { pageTitle, pageTrail } from '../queryRouter/pageTrail';
import { PlacedDataProvider } from '../stock/PlacedDataProvider';

interface ParentsGateProps {
  readonly resource: Resource;
  readonly kind: RouteKind;
  readonly children: ReactNode;
}

const nothingMore: MoreParents = { status: 'ready', parents: {} };

/** Completes the address's parents with the remembered and the looked-up ones before the page is shown. */
export const ParentsGate = ({ resource, kind, children }: ParentsGateProps) => {
  const own = useParents();
  // A resource keeps its hook for life, so the order of hooks never changes on a mounted page.
  const more = resource.useMoreParents?.(own, kind) ?? nothingMore;
  const found = more.status === 'ready' ? more.parents : undefined;
  const parents = useMemo(() => ({ ...found, ...own }), [found, own]);
  if (more.status === 'ready') {
    return (
      <ParentsContext value={parents}>
        <PlaceContext value={parents}>
          <PlacedDataProvider resource={resource} parents={parents}>
            <PerPlace key={JSON.stringify(parents)}>{children}</PerPlace>
          </PlacedDataProvider>
        </PlaceContext>
      </ParentsContext>
    );
  }
  if (more.status === 'pending') return <PageSkeleton />;
  return (
    <>
      <PageHeader
        crumbs={pageTrail(resource, kind, own)}
        title={(kind === 'list' && resource.list.title?.(own)) || pageTitle(resource, kind)}
      />
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

const PerPlace = ({ children }: { readonly children: ReactNode }) => children;
