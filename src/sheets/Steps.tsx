import Check from '@mui/icons-material/Check';
import type { ReactElement } from 'react';
import { sheetWords as words } from '../../i18n/sheetWords';
import styles from './Sheets.module.css';

const STEPS = ['file', 'columns', 'check', 'done'] as const;

/** How far it has come. */
export const Steps = ({ now }: { readonly now: (typeof STEPS)[number] }): ReactElement => {
  const at = STEPS.indexOf(now);
  return (
    <ol className={styles.steps} aria-label={words.steps}>
      {STEPS.map((step, index) => (
        <li key={step} data-past={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
          <span aria-hidden>{index < at ? <Check fontSize="inherit" /> : index + 1}</span>
          <b>{words.step[step]}</b>
        </li>
      ))}
    </ol>
  );
};
