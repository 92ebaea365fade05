import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { type ComponentType, useState } from 'react';
import { text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';
import { lazyWithPreload } from '../../ui/lazyWithPreload';

const OverflowItems = lazyWithPreload(async () => (await import('./OverflowItems')).OverflowItems);

export interface OverflowItem {
  readonly key: string;
  readonly label: string;
  /** Where it leads, or what it does. */
  readonly to?: string;
  readonly act?: () => void;
  readonly icon?: ComponentType<{ fontSize?: 'small' }>;
}

/** The page's further ways, behind one button; the menu is mounted only while it is open. */
export const OverflowMenu = ({ items }: { readonly items: readonly OverflowItem[] }) => {
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
      {anchor && <OverflowItems anchor={anchor} items={items} onClose={close} />}
    </>
  );
};
