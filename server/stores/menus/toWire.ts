import type { ListItem, StoredFile } from '../../../contract/entities';
import type { WireRecord } from '../../../contract/fields';
import { daysLeft } from '../binWindow';
import type { FilesByField } from '../files/readFiles';
import type { MenuRow } from './menuRow';

export interface MenuParts {
  readonly files: FilesByField;
  readonly alcLicense: readonly StoredFile[];
  readonly foodCategories: readonly ListItem[];
  readonly drinkCategories: readonly ListItem[];
}

/** A menu as it travels (2§3). Its cover is the first of its images. */
export const toWire = (
  { menu, point }: MenuRow,
  { files, alcLicense, foodCategories, drinkCategories }: MenuParts,
  now: Date,
): WireRecord => ({
  ...menu.extra,
  images: [],
  ...files,
  id: menu.id,
  title: menu.title,
  url: menu.url,
  description: menu.description,
  cover: files.images?.[0] ?? null,
  visible: menu.visible,
  graphic: menu.graphic,
  foodCategories,
  drinkCategories,
  point: { ...point, alc_license: alcLicense },
  createdAt: menu.createdAt.toISOString(),
  updatedAt: menu.updatedAt.toISOString(),
  deletedAt: menu.deletedAt?.toISOString() ?? null,
  shownAt: menu.shownAt?.toISOString() ?? null,
  days_before_deletion: daysLeft(menu.deletedAt, now),
});
