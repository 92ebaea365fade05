import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { useState } from 'react';
import { text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import type { MenuEntries } from './DropdownMenu';

const DropdownMenu = lazyWithPreload(async () => (await import('./DropdownMenu')).DropdownMenu);

/** The page's further ways, behind one button; the menu is mounted only while it is open. */
export const OverflowMenu = ({ items }: { readonly items: MenuEntries }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <>
      <IconButton
        label={text('list.actions')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHoriz />
      </IconButton>
      {anchor && <DropdownMenu anchor={anchor} items={items} onClose={close} />}
    </>
  );
};
