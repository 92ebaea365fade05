import ExpandMore from '@mui/icons-material/ExpandMore';
import { type ReactElement, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { compareWords as words } from '../../i18n/compareWords';
import { EmptyState } from '../../kit/parts/EmptyState';
import { ErrorState } from '../../kit/parts/ErrorState';
import { isMissing } from '../../kit/parts/isMissing';
import { PageHeader } from '../../kit/parts/PageHeader';
import { useParentRecord } from '../../kit/parts/useParentRecord';
import { Redirect } from '../../kit/queryRouter/Redirect';
import { boardAddress } from '../../resources/shared/menuView';
import { menusOf } from '../../resources/shared/pointChoice';
import { Button } from '../../ui/Button';
import { EmptyDrawing } from '../../ui/drawings/EmptyDrawing';
import { Loader } from '../pages/Loader';
import styles from './Compare.module.css';
import { Comparison } from './Comparison';
import { MenuPanel } from './MenuPanel';

/**
 * `/menu/compare?pointId&menuId&fromPoint&from`: a menu beside one of another venue, dish by dish; what is chosen of the other is
 * carried over (BK-07).
 */
export const ComparePage = (): ReactElement => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const [pointId, menuId] = [query.get('pointId'), query.get('menuId')].map((id) => id || undefined);
  const [fromPoint, from] = [query.get('fromPoint'), query.get('from')].map((id) => id || undefined);
  const [isOpen, setOpen] = useState(false);
  const here = useSide(pointId, menuId);
  const there = useSide(fromPoint, from);
  if (pointId === undefined || menuId === undefined)
    return <Redirect to={menusOf(pointId === undefined ? {} : { pointId })} replace />;
  const choose = (chosen: { readonly pointId: string; readonly menuId: string }): void => {
    const next = new URLSearchParams({ pointId, menuId, fromPoint: chosen.pointId, from: chosen.menuId });
    void navigate(`${pathname}?${next}`, { replace: true });
  };
  const asking = (title: string, message: string): ReactElement => (
    <EmptyState
      drawing={<EmptyDrawing />}
      title={title}
      message={message}
      action={<Button onClick={() => setOpen(true)}>{words.choose}</Button>}
    />
  );
  const body = (): ReactElement => {
    if (here.error) return <ErrorState error={here.error} fallback={words.failed} onRetry={here.retry} />;
    if (from === undefined) return asking(words.start, words.startHint);
    if (isMissing(there.error)) return asking(words.gone, words.goneHint);
    if (there.error) return <ErrorState error={there.error} fallback={words.failed} onRetry={there.retry} />;
    if (here.menu === undefined || there.menu === undefined) return <Loader isInline />;
    return <Comparison key={`${menuId} ${from}`} pointId={pointId} menuId={menuId} fromId={from} />;
  };
  return (
    <>
      <PageHeader
        crumbs={[
          {
            key: 'point',
            label: here.point ?? '',
            to: `/management/points/edit?${new URLSearchParams({ id: pointId })}`,
          },
          { key: 'menus', label: words.menu, to: menusOf({ pointId }) },
          { key: 'menu', label: here.menu ?? '', to: boardAddress({ pointId, menuId }) },
          { key: 'compare', label: words.title },
        ]}
        title={words.title}
      />
      <div className={styles.sides}>
        <div className={styles.side}>
          <small>{words.here}</small>
          <b>{here.menu}</b>
          <span>{here.point}</span>
        </div>
        <button type="button" className={styles.side} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <small>{words.there}</small>
          <b>{there.menu ?? (from === undefined || there.error ? words.choose : '')}</b>
          <span>{there.point}</span>
          <ExpandMore aria-hidden />
        </button>
      </div>
      {body()}
      {isOpen && <MenuPanel without={menuId} onChoose={choose} onClosed={() => setOpen(false)} />}
    </>
  );
};

/** A menu and its venue, by name. */
const useSide = (pointId: string | undefined, menuId: string | undefined) => {
  const point = useParentRecord('points', pointId, { page: 'list' });
  const menu = useParentRecord('menus', menuId, {
    ...(pointId !== undefined && { parents: { pointId } }),
    page: 'list',
  });
  return {
    point: point.data && String(point.data.title ?? ''),
    menu: menu.data && String(menu.data.title ?? ''),
    error: menu.error ?? point.error,
    retry: () => {
      void point.refetch();
      void menu.refetch();
    },
  };
};
