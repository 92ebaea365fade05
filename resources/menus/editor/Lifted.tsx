import DragIndicator from '@mui/icons-material/DragIndicator';
import { text } from '../../../i18n/text';
import { Thumbnail } from '../../../kit/cells/Thumbnail';
import type { MenuBoard } from './board';
import styles from './move.module.css';

interface LiftedProps {
  readonly board: MenuBoard;
  readonly held:
    | { readonly kind: 'row'; readonly ids: ReadonlySet<number | string> }
    | { readonly kind: 'section'; readonly key: string };
}

/** What is held, under the pointer. */
export const Lifted = ({ board, held }: LiftedProps) => {
  if (held.kind === 'section')
    return (
      <div className={styles.lifted}>
        <DragIndicator fontSize="small" aria-hidden />
        <b>{board.sections.find(({ key }) => key === held.key)?.title}</b>
      </div>
    );
  const section = board.sections.find(({ rows }) => rows.some(({ id }) => held.ids.has(id)));
  const first = section?.rows.find(({ id }) => held.ids.has(id));
  if (!section || !first) return null;
  return (
    <div className={styles.lifted} data-many={held.ids.size > 1 || undefined}>
      <DragIndicator fontSize="small" aria-hidden />
      <Thumbnail picture={first.image === undefined ? undefined : { url: first.image }} />
      <span>
        <b>{first.title}</b>
        <small>
          {held.ids.size > 1
            ? text('editor.andMore', { smart_count: held.ids.size - 1 })
            : text('editor.fromSection', { name: section.title })}
        </small>
      </span>
    </div>
  );
};
