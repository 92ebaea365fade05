import { useEffect } from 'react';
import { useGetList, useStore } from 'react-admin';
import { Link } from 'react-router';
import { HttpError } from '../../contract/errors';
import { limits } from '../../contract/limits';
import { ButtonLink } from '../../ui/Button';
import { EmptyDrawing } from '../../ui/drawings/EmptyDrawing';
import { Surface } from '../../ui/Surface';
import type { MoreParents, Parents } from '../declaration/Parents';
import type { RouteKind } from '../declaration/ResourceDeclaration';
import { EmptyState } from '../parts/EmptyState';
import { useParentRecord } from '../parts/useParentRecord';
import type { ParentChoice } from './ParentChoice';

/** The remembered choice; shared by every page that asks for the same parent. */
export const useChoice = ({ parent }: Pick<ParentChoice, 'parent'>) =>
  useStore<string | null>(`chosen.${parent}`, null);

/** Where a page knows its parent without being told by the choice (a menu's point), the choice follows the page. */
export const useFollowingChoice = (choice: Pick<ParentChoice, 'parent'>, id: string | undefined): void => {
  const [, remember] = useChoice(choice);
  useEffect(() => {
    if (id !== undefined) remember(id);
  }, [id, remember]);
};

/**
 * The chosen parent as more parents of a page: the address's own wins and is remembered, else the remembered one, else
 * the first there is (looked up with one row). A remembered one that is gone is forgotten; one of the address that is
 * gone is said to be, and a page that adds something waits to know.
 */
export const useChosenParent = (choice: ParentChoice, own: Parents, page: RouteKind): MoreParents => {
  const [remembered, remember] = useChoice(choice);
  const inAddress = own[choice.parent];
  const chosen = inAddress ?? remembered ?? undefined;
  const isUnknown = chosen === undefined;
  const first = useGetList(
    choice.resource,
    { pagination: { page: 1, perPage: limits.firstPointPageSize }, meta: { parents: {}, deleted: false } },
    { enabled: isUnknown, retry: false },
  );
  // One that cannot be read for another reason is taken for there: the page works without its name.
  const { error, isPending } = useParentRecord(choice.resource, chosen, { page });
  const isGone = error instanceof HttpError && error.status === 404;
  const found = first.data?.[0]?.id;

  useEffect(() => {
    if (inAddress !== undefined && !isPending && !isGone) remember(inAddress);
  }, [inAddress, isPending, isGone, remember]);
  useEffect(() => {
    if (isGone && (inAddress === undefined || inAddress === remembered)) remember(null);
    else if (isUnknown && found !== undefined) remember(String(found));
  }, [isGone, isUnknown, found, inAddress, remembered, remember]);

  if (inAddress !== undefined && isGone) return { status: 'missing', ...choice.missing };
  if (chosen !== undefined && isPending && page === 'create') return { status: 'pending' };
  if (chosen !== undefined && !isGone) return { status: 'ready', parents: { [choice.parent]: chosen } };
  if (first.error) return { status: 'failed', error: first.error, retry: () => void first.refetch() };
  if (first.data?.length === 0) return { status: 'none', content: <NothingToChoose choice={choice} /> };
  return { status: 'pending' };
};

/** Nothing to stand below yet: says so, and its tooltip and button lead to where one makes it. */
const NothingToChoose = ({ choice: { words, emptyTo } }: { readonly choice: ParentChoice }) => (
  <Surface>
    <EmptyState
      drawing={<EmptyDrawing />}
      title={words.empty}
      message={words.emptyNote}
      hint={
        <Link to={emptyTo} style={{ color: 'inherit' }}>
          {words.emptyAction}
        </Link>
      }
      action={<ButtonLink to={emptyTo}>{words.emptyAction}</ButtonLink>}
    />
  </Surface>
);
