import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { timeSteps } from './maskTime';

export interface TimeStepsProps {
  readonly anchor: HTMLElement;
  readonly value: string;
  readonly label: string;
  readonly onPick: (time: string) => void;
  readonly onClose: () => void;
}

/** Every half hour of the day; opens on the chosen one, or on the last one before it. */
export function TimeSteps({ anchor, value, label, onPick, onClose }: TimeStepsProps) {
  const nearest = timeSteps.findLast((step) => step <= value) ?? timeSteps[0];
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { role: 'listbox', 'aria-label': label },
        paper: { sx: { maxHeight: '18rem', minWidth: anchor.offsetWidth } },
      }}
    >
      {timeSteps.map((step) => (
        <MenuItem
          key={step}
          role="option"
          aria-selected={step === value}
          // Where the list opens and the arrows begin.
          selected={step === nearest}
          onClick={() => onPick(step)}
        >
          {step}
        </MenuItem>
      ))}
    </Menu>
  );
}
