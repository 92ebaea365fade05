import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import styles from './editor.module.css';
import type { useBoard } from './useBoard';

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
