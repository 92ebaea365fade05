import type { ComponentType } from 'react';
import type { SearchHit } from '../../contract/entities';
import type { Aside, PaletteAct, PaletteEntry } from '../../kit/palette/PaletteEntry';

/** One line of the palette, and what choosing it does: lead somewhere, do something, or go on typing. */
export interface PaletteOption {
  readonly key: string;
  readonly title: string;
  /** What it is before the title: an act. */
  readonly lead?: string;
  readonly where?: string;
  readonly icon: ComponentType;
  readonly tone?: 'error';
  readonly picture?: string;
  readonly aside?: Aside;
  readonly to?: string;
  readonly does?: { readonly act: PaletteAct; readonly entry: PaletteEntry; readonly hit: SearchHit };
  readonly types?: string;
}

export interface PaletteGroup {
  readonly key: string;
  readonly title: string;
  readonly options: readonly PaletteOption[];
}
