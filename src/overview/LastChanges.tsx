import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Change } from '../../contract/entities';
import { permissionPath } from '../../contract/permissionPath';
import { overviewWords as words } from '../../i18n/overviewWords';
import { Timeline } from '../../kit/history/Timeline';
import { useSession } from '../auth/session';
import styles from './overview.module.css';

/** What was done last, by days, and by whom; the journal has the rest, for those who may open it. */
export const LastChanges = ({ changes }: { readonly changes: readonly Change[] }): ReactElement => {
  const { data } = useSession();
  const hasJournal = !data?.isLimited || data.permissions.includes('management_history');
  return (
    <section className="card clip" aria-labelledby="overview-changes">
      <div className={styles.panelHead}>
        <h2 className="text-group" id="overview-changes">
          {words.changes}
        </h2>
        {hasJournal && (
          <Link className="way" to={permissionPath('management_history')}>
            {words.journal}
          </Link>
        )}
      </div>
      {changes.length === 0 ? (
        <p className="muted pad-24">{words.noChanges}</p>
      ) : (
        <Timeline heading="h3" changes={changes} />
      )}
    </section>
  );
};
