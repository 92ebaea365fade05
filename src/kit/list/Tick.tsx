import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

/**
 * A bare checkbox with a large target: a list holds many of them, and MUI's costs ten components each.
 * `isMixed` = some, but not all; `children` = words beside it.
 */
export const Tick = ({
  isMixed = false,
  children,
  ...input
}: ComponentProps<'input'> & { readonly isMixed?: boolean }) => (
  <Target>
    <input
      type="checkbox"
      {...input}
      ref={(element) => {
        if (element) element.indeterminate = isMixed;
      }}
    />
    {children}
  </Target>
);

const Target = styled('label')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  gridTemplateColumns: theme.spacing(5.5),
  height: theme.spacing(5.5),
  margin: theme.spacing(-0.5, 0),
  cursor: 'pointer',
  '& input': {
    width: theme.spacing(2.25),
    height: theme.spacing(2.25),
    margin: 0,
    cursor: 'pointer',
    accentColor: (theme.vars ?? theme).palette.primary.main,
  },
}));
