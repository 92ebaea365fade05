import { Skeleton } from '../../ui/Skeleton';
import type { Crumb, Parents } from '../declaration/Parents';
import { useParentRecord } from '../parts/useParentRecord';
import { useTellApart } from '../parts/useTellApart';
import type { ParentChoice } from './ParentChoice';

/** Where a trail below a chosen parent begins: with its name, whichever one is remembered. */
export const placeCrumbs = (choice: ParentChoice, parents: Parents): readonly Crumb[] => {
  const id = parents[choice.parent];
  if (id === undefined) return [];
  return [{ key: choice.parent, isPlace: true, label: <PlaceName choice={choice} id={id} /> }];
};

/** Nothing where it cannot be read: the trail goes without it. */
const PlaceName = ({ choice, id }: { readonly choice: ParentChoice; readonly id: string }) => {
  const { data, isPending } = useParentRecord(choice.resource, id);
  const address = useTellApart(choice, [data])(data);
  if (isPending) return <Skeleton width={96} />;
  return <>{[data?.title, address].filter(Boolean).join(', ')}</>;
};
