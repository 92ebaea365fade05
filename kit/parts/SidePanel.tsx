import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';

interface SidePanelProps {
  readonly title: string;
  /** Asked before it closes; calls `close` when it may. Default: closes at once. */
  readonly onLeave?: (close: () => void) => void;
  /** Called once the panel is gone from the screen: unmount it then. */
  readonly onClosed: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** A panel from the right; on a phone a sheet from below. */
export const SidePanel = ({ title, onLeave, onClosed, children }: SidePanelProps) => {
  const [isOpen, setOpen] = useState(true);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const titleId = useId();
  const close = (): void => setOpen(false);
  const leave = (): void => (onLeave ? onLeave(close) : close());
  return (
    <Drawer
      open={isOpen}
      anchor={isPhone ? 'bottom' : 'right'}
      onClose={leave}
      transitionDuration={{ exit: limits.modalCloseMs }}
      slotProps={{
        transition: { onExited: onClosed },
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: isPhone ? { maxHeight: '90dvh' } : { width: 440, maxWidth: '100vw' },
        },
      }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, p: 2, pl: 3 }}
      >
        <Typography id={titleId} component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton label={text('common.close')} onClick={leave}>
          <Close />
        </IconButton>
      </Stack>
      {children(close)}
    </Drawer>
  );
};
