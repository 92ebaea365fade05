import type { PaletteEntry } from '../kit/palette/PaletteEntry';
import { categoryEntry } from './categories/palette';
import { foodEntry } from './foods/palette';
import { menuEntry } from './menus/palette';
import { pointEntry } from './points/palette';

/** What the palette finds, in the order of its groups. Read with the palette, and by nobody else. */
export const paletteEntries: readonly PaletteEntry[] = [foodEntry, categoryEntry, menuEntry, pointEntry];
