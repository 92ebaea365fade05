import type { View } from '../../contract/entities';
import { text } from '../../i18n/text';
import { ErrorState } from '../parts/ErrorState';
import { ColumnsChoice } from './ColumnsChoice';
import { KeepView } from './KeepView';
import { ViewRow } from './ViewRow';
import styles from './Views.module.css';

interface ViewsPanelProps {
  readonly resource: string;
  /** undefined = not known yet. */
  readonly views: readonly View[] | undefined;
  readonly error: unknown;
  readonly current: View | undefined;
  readonly onRetry: () => void;
  readonly onShow: (view: View) => void;
}

/** The views there are, and one more for what is on the screen. */
export const ViewsPanel = ({ resource, views, error, current, onRetry, onShow }: ViewsPanelProps) => (
  <div className={styles.panel} data-autofocus>
    <h2 className={styles.title}>{text('views.title')}</h2>
    {views === undefined && Boolean(error) && (
      <ErrorState error={error} fallback="views.failed" onRetry={onRetry} />
    )}
    {views === undefined && !error && (
      <p role="status" className={styles.waiting}>
        {text('common.loading')}
      </p>
    )}
    {views?.length === 0 && <p className={styles.empty}>{text('views.empty')}</p>}
    {views !== undefined && views.length > 0 && (
      <ul className={styles.list}>
        {views.map((view) => (
          <ViewRow
            key={view.id}
            view={view}
            isCurrent={view.id === current?.id}
            onShow={() => onShow(view)}
          />
        ))}
      </ul>
    )}
    <ColumnsChoice />
    {views !== undefined && <KeepView resource={resource} views={views} current={current} onKept={onShow} />}
  </div>
);
