import type { ComponentProps, ReactElement } from 'react';
import { text } from '../../../i18n/text';
import { TextField } from '../../../ui/TextField';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>;

/** The address that somebody signs in with: the browser offers those it knows. */
export const EmailField = (props: EmailFieldProps): ReactElement => (
  <TextField
    {...props}
    label={text('auth.email')}
    type="email"
    inputMode="email"
    autoComplete="username"
    required
  />
);
