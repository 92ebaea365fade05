import BrightnessAutoOutlined from '@mui/icons-material/BrightnessAutoOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { text } from '../../i18n/text';
import { DropdownMenu } from '../../kit/parts/DropdownMenu';
import { useColourMode } from '../../ui/colourMode';
import { COLOUR_MODES } from '../../ui/shownColours';
import { chooseTheme } from '../auth/chooseTheme';
import { useSignOut } from '../auth/signOut';

const ICONS = { auto: BrightnessAutoOutlined, light: LightModeOutlined, dark: DarkModeOutlined };

interface PersonMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  /** A link was followed, so that what lies over the page can go. */
  readonly onChoose?: (() => void) | undefined;
}

/** What one may want of oneself: the profile, how things look, and the way out. */
export const PersonMenu = ({ anchor, onClose, onChoose }: PersonMenuProps): ReactElement => {
  const signOut = useSignOut();
  const mode = useColourMode();
  const follow = (): void => {
    onClose();
    onChoose?.();
  };
  return (
    <DropdownMenu anchor={anchor} gap={8} onClose={onClose}>
      <MenuItem component={Link} to="/profile" onClick={follow}>
        <ListItemIcon>
          <PersonOutlined fontSize="small" />
        </ListItemIcon>
        {text('shell.account')}
      </MenuItem>
      <Divider />
      {COLOUR_MODES.map((each) => {
        const Icon = ICONS[each];
        return (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === mode}
            selected={each === mode}
            onClick={() => chooseTheme(each)}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {text(`shell.mode.${each}`)}
          </MenuItem>
        );
      })}
      <Divider />
      <MenuItem
        onClick={() => {
          follow();
          void signOut();
        }}
      >
        <ListItemIcon>
          <LogoutOutlined fontSize="small" />
        </ListItemIcon>
        {text('shell.signOut')}
      </MenuItem>
    </DropdownMenu>
  );
};
