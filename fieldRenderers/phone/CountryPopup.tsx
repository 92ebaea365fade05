import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Popover from '@mui/material/Popover';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CountryCode } from 'libphonenumber-js/max';
import { useId } from 'react';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';
import { CountryList } from './CountryList';

interface CountryPopupProps {
  readonly anchor: HTMLElement;
  readonly country: CountryCode | undefined;
  readonly onChoose: (country: CountryCode) => void;
  readonly onClose: () => void;
}

/** The countries beside the flag; over the whole screen up to 500 px and on phones. */
export function CountryPopup({ anchor, country, onChoose, onClose }: CountryPopupProps) {
  const id = useId();
  const isNarrow = useMediaQuery(`(max-width: ${limits.phoneFullscreenMax}px)`);
  const list = <CountryList country={country} onChoose={onChoose} />;
  if (!isNarrow && !isMobileAgent()) {
    return (
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': text('phone.countries'),
            sx: { width: '22rem', height: '24rem', display: 'flex' },
          },
        }}
      >
        {list}
      </Popover>
    );
  }
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} className="row spread">
        {text('phone.countries')}
        <IconButton label={text('common.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      {list}
    </Dialog>
  );
}

const isMobileAgent = (): boolean => /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent);
