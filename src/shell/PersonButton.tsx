import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { type ReactElement, useState } from 'react';
import { text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';
import { lazyWithPreload } from '../../ui/lazyWithPreload';

const PersonMenu = lazyWithPreload(async () => (await import('./PersonMenu')).PersonMenu);

/** Beside one's name: opens the menu of oneself. */
export const PersonButton = ({
  onChoose,
}: {
  readonly onChoose?: (() => void) | undefined;
}): ReactElement => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        label={text('shell.person')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={PersonMenu.preload}
      >
        <UnfoldMore />
      </IconButton>
      {anchor && <PersonMenu anchor={anchor} onClose={() => setAnchor(null)} onChoose={onChoose} />}
    </>
  );
};
