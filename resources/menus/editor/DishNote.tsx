import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import type { ReactNode } from 'react';
import { readVisibility } from '../../../kit/visibility/readVisibility';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import type { Dish } from './board';
import styles from './editor.module.css';

const RowGuests = lazyWithPreload(async () => (await import('../../../kit/visibility/RowGuests')).RowGuests);

interface DishNoteProps {
  readonly dish: Dish;
  /** The resource of the rows: what is set above them is said at their heading. */
  readonly own: string;
  readonly markTitles: ReadonlyMap<number, string>;
}

/** What hides this dish alone, else its marks in words. */
export const DishNote = ({ dish, markTitles, own }: DishNoteProps): ReactNode => {
  const visibility = readVisibility(dish);
  const causes = visibility?.causes.filter(({ resource }) => resource === own) ?? [];
  if (visibility && causes.length > 0)
    return (
      <span className={`caution ${styles.second}`}>
        <VisibilityOffOutlined aria-hidden />
        <span className="ellipsis slim">
          <RowGuests causes={causes} zone={visibility.timezone} own={own} />
        </span>
      </span>
    );
  const marks = dish.marks.flatMap((id) => markTitles.get(id) ?? []);
  return marks.length > 0 ? <span className={`muted ${styles.second}`}>{marks.join(' · ')}</span> : null;
};
