import ArrowBack from '@mui/icons-material/ArrowBack';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { compareWords as words } from '../../i18n/compareWords';
import { shownText } from '../../i18n/text';
import { ChoiceList } from '../../kit/chooser/ChoiceList';
import { ErrorState } from '../../kit/parts/ErrorState';
import { SidePanel } from '../../kit/parts/SidePanel';
import { useParentRecord } from '../../kit/parts/useParentRecord';
import { pointChoice } from '../../resources/shared/pointChoice';
import { Button } from '../../ui/Button';
import { Loader } from '../pages/Loader';
import styles from './Compare.module.css';

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
export const MenuPanel = ({ without, onChoose, onClosed }: MenuPanelProps): ReactElement => {
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
          <ChoiceList choice={pointChoice} chosen={undefined} sx={list} onChoose={setPointId} />
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

/** A sheet from below moves with every row that comes: on a phone its height is settled beforehand. */
const list = { px: 1.5, minHeight: 240, height: { xs: '60dvh', sm: 'auto' } };

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
    if (!others || only) return <Loader isInline />;
    if (others.length === 0) return <p className={styles.none}>{words.noMenus}</p>;
    return (
      <List sx={list} aria-label={shownText(words.menusOf, { name: String(point.data?.title ?? '') })}>
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
