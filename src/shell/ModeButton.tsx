import BrightnessAutoOutlined from '@mui/icons-material/BrightnessAutoOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import type { ReactElement } from 'react';
import { text } from '../../i18n/text';
import { COLOUR_MODES, setColourMode, useColourMode } from '../../ui/colourMode';
import { IconButton } from '../../ui/IconButton';

const ICONS = { auto: BrightnessAutoOutlined, light: LightModeOutlined, dark: DarkModeOutlined };

/** Goes round: as the system has it, light, dark. */
export const ModeButton = (): ReactElement => {
  const mode = useColourMode();
  const Icon = ICONS[mode];
  const next = COLOUR_MODES[(COLOUR_MODES.indexOf(mode) + 1) % COLOUR_MODES.length] ?? 'auto';
  return (
    <IconButton onClick={() => setColourMode(next)} label={text(`shell.mode.${mode}`)}>
      <Icon />
    </IconButton>
  );
};
