import type { Point } from '../../contract/entities';
import { useCapability } from '../../kit/parts/capabilities';
import { useIsAreaOpen, useMay } from '../../kit/parts/may';
import { menusOf, stopListOf } from '../shared/pointChoice';
import { messages } from './messages';
import styles from './Ways.module.css';

/** From a venue to what is sold there, and to what is not (TD-02). The list turns clicks on plain links into navigation. */
export const Ways = ({ point }: { readonly point: Pick<Point, 'id' | 'title'> }) => {
  const may = useMay();
  const isOpen = useIsAreaOpen();
  const hasStopList = useCapability('stop_list.read') && may('stopList', 'list') && isOpen('menu_stop');
  const parents = { pointId: String(point.id) };
  return (
    <span className={styles.ways}>
      {may('menus', 'list') && isOpen('menu_list') && <a href={menusOf(parents)}>{messages.toMenus}</a>}
      {hasStopList && <a href={stopListOf(parents)}>{messages.toStopList}</a>}
    </span>
  );
};
