import Search from '@mui/icons-material/Search';
import { type ReactElement, useSyncExternalStore } from 'react';
import { text } from '../../i18n/text';
import { useCapability } from '../../kit/parts/may';
import { createListeners } from '../../ui/createListeners';
import { IconButton } from '../../ui/IconButton';
import styles from '../shell/shell.module.css';

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the palette, where there is one: on a desk with the key that does the same, in a bar as an icon alone. */
export const PaletteButton = ({ isIcon }: { readonly isIcon: boolean }): ReactElement | null => {
  if (!useCapability('search')) return null;
  if (isIcon)
    return (
      <IconButton label={text('shell.search')} onClick={openPalette}>
        <Search />
      </IconButton>
    );
  return (
    <button
      type="button"
      className={`sign-22 ${styles.find}`}
      onClick={openPalette}
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Search />
      <span className="fill">{text('shell.search')}</span>
      <kbd>{isApple() ? '⌘ K' : 'Ctrl K'}</kbd>
    </button>
  );
};

let isOpen = false;
const { subscribe, tell } = createListeners();

const set = (next: boolean): void => {
  isOpen = next;
  tell();
};

/** Opens the palette, from wherever: a button of the frame, a key. Where the backend searches nothing, nothing opens. */
export const openPalette = (): void => set(true);
export const closePalette = (): void => set(false);

export const useIsPaletteOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
