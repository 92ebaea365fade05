import { useState } from 'react';
import { stopWords as words } from '../../../i18n/stopWords';
import { ChipChoice } from '../../../kit/choice/ChipChoice';
import { EmptyState } from '../../../kit/parts/EmptyState';
import { EmptyDrawing } from '../../../ui/drawings/EmptyDrawing';
import { byCategory } from './groupTiles';
import { TileGroup, Tiles } from './Tiles';
import { type TileActs, TileView } from './TileView';
import type { Tiles as TilesRead } from './useTiles';

interface AllTilesProps {
  readonly tiles: TilesRead;
  readonly acts: TileActs;
  readonly isSearched: boolean;
  readonly category: number | undefined;
  readonly onCategory: (category: number | undefined) => void;
}

/** Every dish of the venue by category, or what was searched for among them. */
export const AllTiles = ({ tiles, acts, isSearched, category, onCategory }: AllTilesProps) => {
  const chips = useCategories(tiles, isSearched || category !== undefined);
  return (
    <>
      {!isSearched && chips.length > 1 && (
        <div className="below-16">
          <ChipChoice
            isRow
            label={words.categories}
            value={category === undefined ? ANY : String(category)}
            onChoose={(chosen) => onCategory(chosen === ANY ? undefined : Number(chosen))}
            options={[{ value: ANY, label: words.anyCategory }, ...chips]}
          />
        </div>
      )}
      <Tiles
        tiles={tiles}
        empty={
          isSearched ? (
            <EmptyState
              drawing={<EmptyDrawing />}
              title={words.nothingFound}
              message={words.nothingFoundNote}
            />
          ) : (
            <EmptyState drawing={<EmptyDrawing />} title={words.noFoods} message={words.noFoodsNote} />
          )
        }
      >
        {(read) =>
          byCategory(read).map(({ key, ...its }) => (
            <TileGroup key={key} {...its}>
              {its.tiles.map((tile) => (
                <TileView key={tile.id} tile={tile} acts={acts} />
              ))}
            </TileGroup>
          ))
        }
      </Tiles>
    </>
  );
};

const ANY = '';

/** Those of the dishes read so far; a narrowed list tells of its own only, so the last whole one counts. */
const useCategories = ({ tiles = [], isOld }: TilesRead, isNarrowed: boolean) => {
  const [kept, keep] = useState<readonly { readonly value: string; readonly label: string }[]>([]);
  const found = byCategory(tiles).map(({ key, title }) => ({ value: key, label: title }));
  const isNew = !isNarrowed && !isOld && found.some(({ value }, index) => kept[index]?.value !== value);
  if (isNew) keep(found);
  return isNew ? found : kept;
};
