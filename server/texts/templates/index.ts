import { bar } from './bar';
import { canteen } from './canteen';
import { coffee } from './coffee';
import type { MenuTemplate } from './MenuTemplate';
import { restaurant } from './restaurant';

export type { MenuTemplate } from './MenuTemplate';

/** The catalogue of first menus (docs/spec/4-beyond.md, TD-04). */
export const templates: readonly MenuTemplate[] = [coffee, restaurant, bar, canteen];
