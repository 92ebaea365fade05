import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';

export interface FormTab {
  readonly section: string; // the fields shown on it
  readonly label: string;
  /** What it holds, to be read below the form of another tab; absent: nothing. Draws nothing where there is nothing to read. */
  readonly Glance?: ComponentType<GlanceProps>;
}

export interface GlanceProps {
  readonly record: RaRecord;
  /** What the tab is called. */
  readonly label: string;
  /** Opens the tab. */
  readonly onOpen: () => void;
}
