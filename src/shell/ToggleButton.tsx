import KeyboardDoubleArrowLeftOutlined from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import KeyboardDoubleArrowRightOutlined from '@mui/icons-material/KeyboardDoubleArrowRightOutlined';
import type { ReactElement } from 'react';
import { text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';

interface ToggleButtonProps {
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

/** Collapses the sidebar to a rail of icons, and back. */
export const ToggleButton = ({ isCollapsed, onToggle }: ToggleButtonProps): ReactElement => (
  <IconButton
    onClick={onToggle}
    label={text(isCollapsed ? 'shell.expand' : 'shell.collapse')}
    aria-expanded={!isCollapsed}
  >
    {isCollapsed ? <KeyboardDoubleArrowRightOutlined /> : <KeyboardDoubleArrowLeftOutlined />}
  </IconButton>
);
