import CompareArrows from '@mui/icons-material/CompareArrows';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useEffect, useRef, useState } from 'react';
import { copyWords } from '../../../i18n/copyWords';
import { menuLinkWords } from '../../../i18n/menuLinkWords';
import { previewWords } from '../../../i18n/previewWords';
import { text } from '../../../i18n/text';
import { placeCrumbs } from '../../../kit/chooser/placeCrumbs';
import type { Resource } from '../../../kit/declaration/defineResource';
import { useResourceNamed } from '../../../kit/declaration/ResourcesContext';
import { FieldsPanel } from '../../../kit/panels/FieldsPanel';
import { ErrorState } from '../../../kit/parts/ErrorState';
import { MissingState } from '../../../kit/parts/MissingState';
import { useCapability, useIsAreaOpen, useMay } from '../../../kit/parts/may';
import { PageHeader } from '../../../kit/parts/PageHeader';
import { isMissing } from '../../../kit/parts/shownError';
import { useCanPreview } from '../../../kit/preview/PreviewButton';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { Redirect } from '../../../kit/queryRouter/Redirect';
import { Button } from '../../../ui/Button';
import { menuCopying } from '../../shared/copies';
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
  const parents = useParents();
  const { menuId = '' } = parents;
  const foods = useResourceNamed('foods');
  const categories = useResourceNamed('categories');
  const at = useBoard(menuId);
  const page = useRef<HTMLDivElement>(null);
  const { board, query } = at;
  useEffect(() => {
    if (board) rememberView('board');
  }, [board]);
  const { copies, layer } = useCopies({ resource: menus, copying: menuCopying });
  const canPreview = useCanPreview();
  const hasSheets = useCapability('sheets');
  const canTake = useCapability('menus.take_over');
  const may = useMay();
  const canCompare = may('menus', 'takeOver') && canTake;
  const hasStops = useCapability('stop_list.read');
  const canStop = may('stopList', 'list') && hasStops;
  const [isPreviewed, setPreviewed] = useState(false);
  const name = board?.menu.title ?? messages.area;
  const isOpen = useIsAreaOpen();
  // Their own: the venue of this address may be another's.
  const ways = [
    { to: menusOf({}), label: messages.title },
    ...(canStop && isOpen('menu_stop') ? [{ to: stopListOf({}), label: text('shell.stopList') }] : []),
  ];
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
    if (isMissing(query.error))
      return <MissingState title={messages.missing} message={messages.missingHint} ways={ways} />;
    if (query.error)
      return <ErrorState error={query.error} fallback="editor.failed" onRetry={() => void query.refetch()} />;
    return <EditorSkeleton />;
  };
  return (
    <div className={styles.page} data-fills ref={page}>
      <div className={styles.header}>
        <PageHeader
          crumbs={[
            ...placeCrumbs(pointChoice, parents),
            { key: 'area', label: messages.area },
            { key: 'menus', label: messages.title, to: menusOf(parents) },
            { key: 'menu', label: name },
          ]}
          title={<span>{name}</span>}
          documentTitle={name}
          state={board && <Shown menus={menus} menu={board.menu} onChanged={() => void at.readAgain()} />}
          action={
            <>
              <MenuViews parents={parents} view="board" />
              {canPreview && (
                <Button
                  variant="outlined"
                  size="s"
                  icon={<VisibilityOutlined />}
                  className="carte-sign"
                  aria-expanded={isPreviewed}
                  onClick={() => setPreviewed(!isPreviewed)}
                >
                  <span>{previewWords.title}</span>
                </Button>
              )}
            </>
          }
          menu={[
            ...(hasSheets
              ? [
                  {
                    key: 'sheet',
                    label: menuLinkWords.sheet,
                    to: sheetAddress({ pointId: parents.pointId ?? '', menuId }),
                  },
                ]
              : []),
            ...(copies && board
              ? [
                  {
                    key: 'duplicate',
                    label: copyWords.duplicate,
                    icon: ContentCopyOutlined,
                    act: () => copies.duplicate(board.menu),
                  },
                  {
                    key: 'copyTo',
                    label: copyWords.to,
                    icon: StorefrontOutlined,
                    act: () => copies.copyTo(board.menu),
                  },
                ]
              : []),
            ...(canCompare
              ? [
                  {
                    key: 'compare',
                    label: menuLinkWords.compare,
                    icon: CompareArrows,
                    to: compareAddress({ pointId: parents.pointId ?? '', menuId }),
                  },
                ]
              : []),
            {
              key: 'menu',
              label: messages.editTitle,
              to: `/menu/list/edit?${new URLSearchParams({ pointId: parents.pointId ?? '', id: menuId })}`,
            },
            {
              key: 'bin',
              label: text('editor.binOfCategories'),
              to: `/menu/deleted?${new URLSearchParams({ id: menuId })}`,
            },
          ]}
        />
      </div>
      {body()}
      {layer}
    </div>
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
          title={messages.visibilityOf}
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
  <div className={styles.body} role="status" aria-label={text('common.loading')}>
    <div className={styles.tree} aria-hidden />
    <div className={styles.middle}>
      <div className={styles.waitingHead} />
      {ROWS.map((row) => (
        <div key={row} className={styles.waitingRow}>
          <i className="square-44" />
          <b />
          <b />
        </div>
      ))}
    </div>
  </div>
);
