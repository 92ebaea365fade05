import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Sheet } from '../../fieldRenderers/Sheet';
import { text } from '../../i18n/text';
import { SidePanel } from '../parts/SidePanel';
import { FiltersPanel } from './FiltersPanel';

interface FiltersSheetProps {
  readonly anchor: HTMLElement;
  readonly section: string;
  readonly onClose: () => void;
}

/** What the panel keeps free below itself, and what it needs at least, px. */
const ROOM_PX = 16;
const LEAST_PX = 320;

/** The open filters: beside their button, or on a phone a sheet from below, with what it is and a way out on top. */
export const FiltersSheet = ({ anchor, section, onClose }: FiltersSheetProps) => {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  if (isPhone) {
    return (
      <SidePanel title={text('filters.open')} onClosed={onClose}>
        {(close) => <FiltersPanel section={section} height="72dvh" onClose={close} />}
      </SidePanel>
    );
  }
  // It is placed before its filters come: with them it must not reach below the window.
  const room = `calc(100dvh - ${Math.ceil(anchor.getBoundingClientRect().bottom) + ROOM_PX}px)`;
  return (
    <Sheet anchor={anchor} onClose={onClose} label={text('filters.open')}>
      <FiltersPanel section={section} maxHeight={`max(${LEAST_PX}px, ${room})`} onClose={onClose} />
    </Sheet>
  );
};
