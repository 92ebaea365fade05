import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';

const OverflowItems = lazy(async () => ({ default: (await import('./OverflowItems')).OverflowItems }));

export interface OverflowItem {
  readonly key: string;
  readonly label: string;
  readonly to: string;
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
      {anchor && (
        <Suspense>
          <OverflowItems anchor={anchor} items={items} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
