import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { ReactNode, RefObject } from 'react';

export interface Props {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Stands in the place of the list: nothing was found, or the search failed. */
export const ListMessage = ({ anchor, children }: Props) => (
  <Popper
    open
    anchorEl={() => anchor.current ?? document.body}
    placement="bottom-start"
    sx={{ zIndex: 'modal' }}
  >
    <Paper elevation={8} role="status" sx={{ px: 2, py: 1.5, my: 0.5, typography: 'body2' }}>
      {children}
    </Paper>
  </Popper>
);
