import type { ReactElement } from 'react';
import { compareWords as words } from '../../i18n/compareWords';
import { PriceText } from '../../kit/cells/PriceText';
import { Thumbnail } from '../../kit/cells/Thumbnail';
import type { Dish } from '../../resources/menus/editor/board';
import styles from './Compare.module.css';

interface PlainListProps {
  readonly dishes: readonly (readonly [section: string, dish: Dish])[];
  /** What can be done about them. */
  readonly note?: string;
}

/** Dishes of which nothing is carried over. */
export const PlainList = ({ dishes, note }: PlainListProps): ReactElement => {
  if (dishes.length === 0)
    return (
      <p className={styles.none} role="status">
        {words.nothing}
      </p>
    );
  return (
    <>
      {note !== undefined && <p className={styles.none}>{note}</p>}
      <ul className={styles.plain}>
        {dishes.map(([section, dish]) => (
          <li key={dish.id}>
            <Thumbnail picture={dish.image === undefined ? undefined : { url: dish.image }} />
            <span>
              {dish.title}
              <small>{section}</small>
            </span>
            <PriceText value={dish.price} />
          </li>
        ))}
      </ul>
    </>
  );
};
