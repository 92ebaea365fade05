import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { text } from '../../../i18n/text';
import type { Resource } from '../../../kit/declaration/defineResource';
import type { Parents } from '../../../kit/declaration/Parents';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { DishesAroundContext } from '../../shared/usualUnit';
import type { Dish, MenuBoard } from './board';
import styles from './editor.module.css';
import type { useBoard } from './useBoard';

export const DishPanel = lazyWithPreload(
  async () => (await import('./DishPanel')).DishPanel,
  <aside className={styles.panel} aria-busy />,
);

interface OpenDishProps {
  readonly id: number;
  readonly at: ReturnType<typeof useBoard>;
  readonly board: MenuBoard;
  readonly foods: Resource;
  readonly parentsOf: (dish: Dish) => Parents;
  readonly onOpen: (id: number | undefined) => void;
}

/** The dish of the address beside its menu; one that is not there any more leaves nothing to show. */
export const OpenDish = ({ id, at, board, foods, parentsOf, onOpen }: OpenDishProps) => {
  const section = board.sections.find(({ rows }) => rows.some((row) => row.id === id));
  const index = section?.rows.findIndex((row) => row.id === id) ?? -1;
  const dish = section?.rows[index];
  if (!section || !dish) return null;
  const whole = board.sections.flatMap(({ rows }) => rows);
  const place = whole.indexOf(dish);
  const to = (next: Dish | undefined) => next && (() => onOpen(next.id));
  return (
    <DishesAroundContext value={section.rows}>
      <DishPanel
        dish={dish}
        place={text('editor.place', { section: section.title, number: index + 1, all: section.rows.length })}
        foods={foods}
        parents={parentsOf(dish)}
        onKeep={at.keep}
        onUndone={() => void at.readAgain()}
        onPrevious={to(whole[place - 1])}
        onNext={to(whole[place + 1])}
        onClose={() => onOpen(undefined)}
      />
    </DishesAroundContext>
  );
};

const DISH = 'dish';

/** Which dish stands in the panel: the address says it, so that Back closes it and a link opens it. */
export const useOpenDish = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const raw = new URLSearchParams(search).get(DISH);
  const open = useCallback(
    (id: number | undefined): void => {
      const query = new URLSearchParams(search);
      const isStep = id !== undefined && query.has(DISH);
      if (id === undefined) query.delete(DISH);
      else query.set(DISH, String(id));
      if (id === undefined) query.delete('tab');
      void navigate(`${pathname}?${query}`, { replace: isStep });
    },
    [navigate, pathname, search],
  );
  return { id: raw === null ? undefined : Number(raw), open };
};

const PreviewPane = lazyWithPreload(
  async () => (await import('../../../kit/preview/PreviewPane')).PreviewPane,
  <aside className={styles.panel} aria-busy />,
);

interface GuestsProps {
  readonly at: ReturnType<typeof useBoard>;
  /** A dish is open: what is typed there is shown, and it lies under the pane. */
  readonly isDishOpen: boolean;
  readonly onClose: () => void;
}

/** The page of guests beside the menu. */
export const Guests = ({ at, isDishOpen, onClose }: GuestsProps) => {
  const { pointId, menuId } = useParents();
  return (
    <PreviewPane
      pointId={Number(pointId)}
      menuId={Number(menuId)}
      revision={at.query.dataUpdatedAt}
      place={isDishOpen ? 'over' : 'inside'}
      onClose={onClose}
    />
  );
};
