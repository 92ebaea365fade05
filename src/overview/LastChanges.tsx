import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Change } from '../../contract/entities';
import { permissionPath } from '../../contract/permissionPath';
import { overviewWords as words } from '../../i18n/overviewWords';
import { LateChangeText } from '../../kit/history/later';
import { personOf } from '../../kit/history/personOf';
import { RecordLink } from '../../kit/history/RecordLink';
import { WhenText } from '../../kit/history/WhenText';
import { useSession } from '../auth/useSession';
import styles from './Overview.module.css';

/** What was done last, and by whom; the journal has the rest, for those who may open it. */
export const LastChanges = ({ changes }: { readonly changes: readonly Change[] }): ReactElement => {
  const { data } = useSession();
  const hasJournal = !data?.isLimited || data.permissions.includes('management_history');
  return (
    <section className={styles.panel} aria-labelledby="overview-changes">
      <div className={styles.panelHead}>
        <h2 id="overview-changes">{words.changes}</h2>
        {hasJournal && <Link to={permissionPath('management_history')}>{words.journal}</Link>}
      </div>
      {changes.length === 0 ? (
        <p className={styles.nothing}>{words.noChanges}</p>
      ) : (
        <ol className={styles.changes}>
          {changes.map((change) => (
            <li key={change.id}>
              <span className={styles.face} data-letters={lettersOf(personOf(change))} aria-hidden />
              <div className={styles.change}>
                <p>
                  <strong>{personOf(change)}</strong> · <RecordLink change={change} />
                </p>
                <div className={styles.lines}>
                  <LateChangeText change={change} />
                </div>
                <p className={styles.where}>
                  {change.point && `${change.point.title} · `}
                  <WhenText of={change} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

const lettersOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('ru');
