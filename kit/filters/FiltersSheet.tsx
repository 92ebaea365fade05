import { Sheet } from '../../fieldRenderers/Sheet';
import { text } from '../../i18n/text';
import { FiltersPanel } from './FiltersPanel';

interface FiltersSheetProps {
  readonly anchor: HTMLElement;
  readonly section: string;
  readonly onClose: () => void;
}

/** The open filters: beside their button, or a sheet from below on a phone. */
export const FiltersSheet = ({ anchor, section, onClose }: FiltersSheetProps) => (
  <Sheet anchor={anchor} onClose={onClose} label={text('filters.open')}>
    <FiltersPanel section={section} onClose={onClose} />
  </Sheet>
);
