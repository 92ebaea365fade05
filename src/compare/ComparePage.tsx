import ArrowBack from '@mui/icons-material/ArrowBack';
import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { compareWords as words } from '../../i18n/compareWords';
import { shownText } from '../../i18n/text';
import { ChoiceList } from '../../kit/chooser/ChoiceList';
import { EmptyState } from '../../kit/parts/EmptyState';
import { ErrorState } from '../../kit/parts/ErrorState';
import { PageHeader } from '../../kit/parts/PageHeader';
import { PartSkeleton } from '../../kit/parts/PageSkeleton';
import { SidePanel } from '../../kit/parts/SidePanel';
import { isMissing } from '../../kit/parts/shownError';
import { useParentRecord } from '../../kit/parts/useParentRecord';
import { Redirect } from '../../kit/queryRouter/Redirect';
import { boardAddress } from '../../resources/shared/menuView';
import { menusOf, pointChoice } from '../../resources/shared/pointChoice';
import { Button } from '../../ui/Button';
import { EmptyDrawing } from '../../ui/drawings/EmptyDrawing';
import { VenueMark } from '../shell/VenueMark';
import styles from './Compare.module.css';
import { Comparison } from './Comparison';

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
    if (here.menu === undefined || there.menu === undefined) return <PartSkeleton />;
    return <Comparison key={`${menuId} ${from}`} menuId={menuId} fromId={from} />;
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
          <span className="muted text-small">{here.point}</span>
        </div>
        <button type="button" className={styles.side} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <small>{words.there}</small>
          <b>{there.menu ?? (from === undefined || there.error ? words.notChosen : '')}</b>
          {from !== undefined && <span className="muted text-small">{there.point}</span>}
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

interface Chosen {
  readonly pointId: string;
  readonly menuId: string;
}

interface MenuPanelProps {
  /** The menu that is compared: not with itself. */
  readonly without: string;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onClosed: () => void;
}

/** With which menu: its venue first, then which of its menus; the only one of a venue is meant by the venue. */
const MenuPanel = ({ without, onChoose, onClosed }: MenuPanelProps): ReactElement => {
  const [pointId, setPointId] = useState<string>();
  const chosen = useRef<Chosen>(undefined);
  // Another menu is another page: nothing is torn away under the panel.
  const leave = (): void => {
    onClosed();
    if (chosen.current) onChoose(chosen.current);
  };
  return (
    <SidePanel title={words.panel} onClosed={leave}>
      {(close) =>
        pointId === undefined ? (
          <ChoiceList
            choice={pointChoice}
            chosen={undefined}
            className={styles.choices ?? ''}
            mark={({ id, title, ...venue }) => (
              <VenueMark
                id={String(id)}
                title={String(title)}
                picture={pointChoice.picture({ id, ...venue })}
              />
            )}
            after={<ChevronRight className="square-20 rigid muted" />}
            onChoose={setPointId}
          />
        ) : (
          <MenusOf
            pointId={pointId}
            without={without}
            onBack={() => setPointId(undefined)}
            onChoose={(menuId) => {
              chosen.current = { pointId, menuId };
              close();
            }}
          />
        )
      }
    </SidePanel>
  );
};

/** So many menus of one venue are offered. */
const MOST = 100;

interface MenusOfProps {
  readonly pointId: string;
  readonly without: string;
  readonly onBack: () => void;
  readonly onChoose: (menuId: string) => void;
}

const MenusOf = ({ pointId, without, onBack, onChoose }: MenusOfProps): ReactElement => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const point = useParentRecord('points', pointId, { page: 'list' });
  const menus = useQuery({
    queryKey: ['menus', 'ofPoint', pointId],
    queryFn: ({ signal }) =>
      dataProvider.getList('menus', {
        pagination: { page: 1, perPage: MOST },
        filter: {},
        sort: { field: 'id', order: 'ASC' },
        meta: { parents: { pointId }, deleted: false },
        signal,
      }),
  });
  const others = menus.data?.data.filter(({ id }) => String(id) !== without);
  const only = others?.length === 1 ? others[0] : undefined;
  const choose = useRef(onChoose);
  choose.current = onChoose;
  useEffect(() => {
    if (only) choose.current(String(only.id));
  }, [only]);
  const body = (): ReactElement => {
    if (menus.error)
      return <ErrorState error={menus.error} fallback={words.failed} onRetry={() => void menus.refetch()} />;
    if (!others || only) return <PartSkeleton />;
    if (others.length === 0) return <p className={styles.none}>{words.noMenus}</p>;
    return (
      <List
        className={styles.choices ?? ''}
        aria-label={shownText(words.menusOf, { name: String(point.data?.title ?? '') })}
      >
        {others.map(({ id, title }, index) => (
          <li key={id}>
            <ListItemButton autoFocus={index === 0} onClick={() => onChoose(String(id))}>
              <ListItemText primary={String(title)} />
            </ListItemButton>
          </li>
        ))}
      </List>
    );
  };
  return (
    <>
      <div className={styles.step}>
        <Button variant="text" size="s" icon={<ArrowBack />} onClick={onBack}>
          {words.back}
        </Button>
        <b>{point.data && String(point.data.title)}</b>
      </div>
      {body()}
    </>
  );
};
