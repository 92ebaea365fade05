import { stopWords as words } from '../../../i18n/stopWords';
import { shownText } from '../../../i18n/text';
import type { Tile } from './readTile';
import styles from './Shift.module.css';
import { type TileActs, TileView } from './TileView';

interface TileGroupProps {
  readonly title: string;
  /** Quieter, beside the title. */
  readonly place?: string;
  readonly tiles: readonly Tile[];
  readonly acts: TileActs;
}

/** Dishes that stand together, under their title. */
export const TileGroup = ({ title, place, tiles, acts }: TileGroupProps) => (
  <section className={styles.group}>
    <h2>
      {title}
      <small>
        {[place, shownText(words.foods, { smart_count: tiles.length })].filter(Boolean).join(' · ')}
      </small>
    </h2>
    <ul>
      {tiles.map((tile) => (
        <TileView key={tile.id} tile={tile} acts={acts} />
      ))}
    </ul>
  </section>
);
