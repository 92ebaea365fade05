import KeyboardDoubleArrowLeftOutlined from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import KeyboardDoubleArrowRightOutlined from '@mui/icons-material/KeyboardDoubleArrowRightOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { text } from '../../i18n/text';

interface ToggleButtonProps {
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

export const ToggleButton = ({ isCollapsed, onToggle }: ToggleButtonProps): ReactElement => {
  const label = text(isCollapsed ? 'shell.expand' : 'shell.collapse');
  return (
    <Tooltip title={label} placement="right">
      <IconButton onClick={onToggle} aria-label={label} aria-expanded={!isCollapsed} size="small">
        {isCollapsed ? (
          <KeyboardDoubleArrowRightOutlined fontSize="small" />
        ) : (
          <KeyboardDoubleArrowLeftOutlined fontSize="small" />
        )}
      </IconButton>
    </Tooltip>
  );
};
