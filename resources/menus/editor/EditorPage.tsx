import CompareArrows from '@mui/icons-material/CompareArrows';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useEffect, useRef, useState } from 'react';
import { menuLinkWords } from '../../../i18n/menuLinkWords';
import { previewWords } from '../../../i18n/previewWords';
import { text } from '../../../i18n/text';
import { placeCrumbs } from '../../../kit/chooser/placeCrumbs';
import type { Resource } from '../../../kit/declaration/defineResource';
import { useResourceNamed } from '../../../kit/declaration/ResourcesContext';
import { FieldsPanel } from '../../../kit/panels/FieldsPanel';
import type { MenuEntries } from '../../../kit/parts/DropdownMenu';
import { ErrorState } from '../../../kit/parts/ErrorState';
import { MissingState } from '../../../kit/parts/MissingState';
import { useCapability, useIsAreaOpen, useMay } from '../../../kit/parts/may';
import { PageHeader } from '../../../kit/parts/PageHeader';
import { isMissing } from '../../../kit/parts/shownError';
import { useCanPreview } from '../../../kit/preview/PreviewButton';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { Redirect } from '../../../kit/queryRouter/Redirect';
import { Button } from '../../../ui/Button';
import { copying } from '../../shared/copies';
import { MenuViews } from '../../shared/MenuViews';
import { compareAddress, sheetAddress } from '../../shared/menuAddresses';
import { listAddress, rememberView } from '../../shared/menuView';
import { menusOf, pointChoice, stopListOf } from '../../shared/pointChoice';
import { messages } from '../messages';
import type { MenuBoard } from './board';
import { Editor } from './Editor';
import styles from './editor.module.css';
import { useBoard } from './useBoard';
import { useCopies } from './useCopies';

/** `/menu/editor?pointId&menuId`: a whole menu at once, worked on where it stands. */
export const EditorPage = () => {
  const { menuId = '' } = useParents();
  const isOffered = useCapability('menus.board');
  const menus = useResourceNamed('menus');
  if (!isOffered) return <Gone menuId={menuId} />;
  return menus && <Board menus={menus} />;
};

/** Where there is no board the list is what there is, also for a device that remembers another backend. */
const Gone = ({ menuId }: { readonly menuId: string }) => {
  useEffect(() => rememberView('list'), []);
  return <Redirect to={listAddress(menuId)} replace />;
};

const Board = ({ menus }: { readonly menus: Resource }) => {
  const { menuId = '' } = useParents();
  const foods = useResourceNamed('foods');
  const categories = useResourceNamed('categories');
  const at = useBoard(menuId);
  const page = useRef<HTMLDivElement>(null);
  const { board, query } = at;
  useEffect(() => {
    if (board) rememberView('board');
  }, [board]);
  const [isPreviewed, setPreviewed] = useState(false);
  const body = () => {
    if (board && foods && categories)
      return (
        <Editor
          key={menuId}
          at={at}
          page={page}
          board={board}
          foods={foods}
          categories={categories}
          onPreviewClosed={isPreviewed ? () => setPreviewed(false) : undefined}
        />
      );
    if (isMissing(query.error)) return <Missing />;
    if (query.error)
      return <ErrorState error={query.error} fallback="editor.failed" onRetry={() => void query.refetch()} />;
    return <EditorSkeleton />;
  };
  return (
    <div className={styles.page} data-fills ref={page}>
      <MenuHeader menus={menus} at={at} isPreviewed={isPreviewed} onPreview={setPreviewed} />
      {body()}
    </div>
  );
};

/** The ways on from a menu that is not there; to their own: the venue of this address may be another's. */
const Missing = () => {
  const canStop = useMay()('stopList', 'list');
  const hasStops = useCapability('stop_list.read');
  const isOpen = useIsAreaOpen();
  const ways = [
    { to: menusOf({}), label: messages.trail },
    ...(canStop && hasStops && isOpen('menu_stop')
      ? [{ to: stopListOf({}), label: text('shell.stopList') }]
      : []),
  ];
  return <MissingState title={messages.missing} message={messages.missingHint} ways={ways} />;
};

interface MenuHeaderProps {
  readonly menus: Resource;
  readonly at: ReturnType<typeof useBoard>;
  readonly isPreviewed: boolean;
  readonly onPreview: (isPreviewed: boolean) => void;
}

/** The menu's name, how guests see it, and the ways to its other pages. */
const MenuHeader = ({ menus, at: { board, readAgain }, isPreviewed, onPreview }: MenuHeaderProps) => {
  const parents = useParents();
  const { pointId = '', menuId = '' } = parents;
  const copies = useCopies({ resource: menus, copying });
  const canPreview = useCanPreview();
  const hasSheets = useCapability('sheets');
  const canTake = useCapability('menus.take_over');
  const canCompare = useMay()('menus', 'takeOver') && canTake;
  const name = board?.menu.title ?? messages.area;
  const entries: MenuEntries = [
    hasSheets && { key: 'sheet', label: menuLinkWords.sheet, to: sheetAddress({ pointId, menuId }) },
    ...(board ? copies.entries(board.menu) : []),
    canCompare && {
      key: 'compare',
      label: menuLinkWords.compare,
      icon: CompareArrows,
      to: compareAddress({ pointId, menuId }),
    },
    {
      key: 'menu',
      label: messages.editTitle,
      to: `/menu/list/edit?${new URLSearchParams({ pointId, id: menuId })}`,
    },
    {
      key: 'bin',
      label: text('editor.binOfCategories'),
      to: `/menu/deleted?${new URLSearchParams({ id: menuId })}`,
    },
  ];
  return (
    <>
      <div className={styles.header}>
        <PageHeader
          crumbs={[
            ...placeCrumbs(pointChoice, parents),
            { key: 'area', label: messages.area },
            { key: 'menus', label: messages.trail, to: menusOf(parents) },
            { key: 'menu', label: name },
          ]}
          title={<span>{name}</span>}
          documentTitle={name}
          state={board && <Shown menus={menus} menu={board.menu} onChanged={() => void readAgain()} />}
          action={
            <>
              <MenuViews parents={parents} view="board" />
              {canPreview && (
                <Button
                  variant="outlined"
                  size="s"
                  icon={<VisibilityOutlined />}
                  className="carte-sign"
                  data-guests
                  aria-expanded={isPreviewed}
                  onClick={() => onPreview(!isPreviewed)}
                >
                  <span>{previewWords.title}</span>
                </Button>
              )}
            </>
          }
          menu={entries}
        />
      </div>
      {copies.layer}
    </>
  );
};

interface ShownProps {
  readonly menus: Resource;
  readonly menu: MenuBoard['menu'];
  readonly onChanged: () => void;
}

const VISIBLE = ['visible'] as const;

/** Whether guests see the menu, and the switch of it for who may turn it. */
const Shown = ({ menus, menu, onChanged }: ShownProps) => {
  const [isOpen, setOpen] = useState(false);
  const canUpdate = useMay()('menus', 'update');
  const words = text(menu.isShown ? 'editor.shown' : 'editor.hidden');
  const look = { className: styles.pill, 'data-off': !menu.isShown || undefined };
  const label = (
    <>
      <VisibilityOutlined aria-hidden />
      <span>{words}</span>
    </>
  );
  if (!canUpdate) return <span {...look}>{label}</span>;
  return (
    <>
      <button
        {...look}
        className={`hover-line ${look.className}`}
        type="button"
        title={messages.visibility}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {isOpen && (
        <FieldsPanel
          resource={menus}
          record={menu}
          title={`${messages.visibilityOf} «${menu.title}»`}
          section="menu_general"
          fields={VISIBLE}
          onClosed={() => {
            setOpen(false);
            onChanged();
          }}
        />
      )}
    </>
  );
};

const ROWS = Array.from({ length: 10 }, (_, index) => index);

/** The shape of what is on its way. */
const EditorSkeleton = () => (
  <div className={`flex fill flat ${styles.body}`} role="status" aria-label={text('common.loading')}>
    <div className={styles.tree} aria-hidden />
    <div className={styles.middle}>
      <div className={styles.waitingHead} />
      {ROWS.map((row) => (
        <div key={row} className={styles.waitingRow}>
          <i className="square-44 round-small sunken" />
          <b className="round-small sunken" />
          <b className="round-small sunken" />
        </div>
      ))}
    </div>
  </div>
);
