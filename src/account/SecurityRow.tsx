import { type ReactElement, useState } from 'react';
import { Button } from '../../ui/Button';
import styles from './Account.module.css';

interface SecurityRowProps {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  /** What the button answers as long as there is nothing behind it. */
  readonly later: string;
}

/** A placeholder of the specification that explains itself when it is pressed. */
export const SecurityRow = ({ title, lead, action, later }: SecurityRowProps): ReactElement => {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.row}>
      <div>
        <h3>{title}</h3>
        <p>{lead}</p>
        <p role="status" className={isAsked ? styles.later : undefined}>
          {isAsked && later}
        </p>
      </div>
      <Button variant="secondary" size="s" onClick={() => setAsked(true)}>
        {action}
      </Button>
    </div>
  );
};
