import BrightnessAutoOutlined from '@mui/icons-material/BrightnessAutoOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { text } from '../../i18n/text';
import { COLOUR_MODES, setColourMode, useColourMode } from '../colourMode';

const ICONS = { auto: BrightnessAutoOutlined, light: LightModeOutlined, dark: DarkModeOutlined };

/** Goes round light, dark and as the system has it. */
export const ModeButton = (): ReactElement => {
  const mode = useColourMode();
  const Icon = ICONS[mode];
  const next = COLOUR_MODES[(COLOUR_MODES.indexOf(mode) + 1) % COLOUR_MODES.length] ?? 'auto';
  const label = text(`shell.mode.${mode}`);
  return (
    <Tooltip title={label} placement="right">
      <IconButton onClick={() => setColourMode(next)} aria-label={label} size="small">
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
