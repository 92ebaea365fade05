import type { Resource } from '../declaration/defineResource';
import type { RouteKind } from '../declaration/ResourceDeclaration';
import { useParents } from '../queryRouter/ParentsContext';
import { pageTitle, pageTrail } from '../queryRouter/pageTrail';
import { PageHeader } from './PageHeader';

interface ResourceHeaderProps {
  readonly resource: Resource;
  readonly kind: RouteKind;
}

/** The header of a page that has no more to say: of a bin, of stock parts, of what could not be shown. */
export const ResourceHeader = ({ resource, kind }: ResourceHeaderProps) => {
  const parents = useParents();
  const name = pageTitle(resource, kind);
  const title = (kind === 'list' && resource.list.title?.(parents)) || name;
  return <PageHeader crumbs={pageTrail(resource, kind, parents)} title={title} documentTitle={name} />;
};
