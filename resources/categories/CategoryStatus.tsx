import type { Category } from '../../contract/entities';
import { clockAt } from '../../kit/form/todayAt';
import { VisibilityBadge } from '../../kit/list/VisibilityBadge';
import { visibility } from './actions';
import { seenOf } from './hiding';

/** Whether guests see it now, and until when not; below it only what is going to change that. */
export const CategoryStatus = ({ category }: { readonly category: Category }) => {
  const { isShown, hidden, later } = seenOf(category, clockAt(category.timezone));
  return (
    <>
      <VisibilityBadge isVisible={isShown} label={hidden} action={visibility} />
      {later && <div className="carte-note">{later}</div>}
    </>
  );
};
