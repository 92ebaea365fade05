import { type ComponentProps, type ReactElement, useState } from 'react';
import { text } from '../../../i18n/text';
import { IconButton } from '../../../ui/IconButton';
import { TextField } from '../../../ui/TextField';
import styles from './AuthModal.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'after'>;

/** A password that can be looked at before it is sent. */
export const PasswordField = (props: PasswordFieldProps): ReactElement => {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      after={
        <IconButton
          className={styles.eye}
          onClick={() => setShown(!isShown)}
          label={text(isShown ? 'auth.hidePassword' : 'auth.showPassword')}
          aria-pressed={isShown}
        >
          <svg
            viewBox="0 0 24 24"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12z" strokeWidth="1.8" />
            <circle cx="12" cy="12" r="3" strokeWidth="1.8" />
            {isShown && <path d="M4 4l16 16" strokeWidth="1.8" strokeLinecap="round" />}
          </svg>
        </IconButton>
      }
    />
  );
};
