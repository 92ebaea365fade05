import type { WireRecord } from '../../../contract/fields';
import { categories, menus, points } from '../../db/schema';
import { objectColumn } from '../../engine/json';

/** What hangs above a record, as far as it decides about what guests see of it: columns of parents that are joined already. */
export const venueAbove = objectColumn<WireRecord>({
  id: points.id,
  title: points.title,
  status: points.status,
  close_begin: points.closeBegin,
  close_end: points.closeEnd,
  show_after_time: points.showAfterTime,
  graphic: points.graphic,
});

export const menuAbove = objectColumn<WireRecord>({
  id: menus.id,
  title: menus.title,
  visible: menus.visible,
  graphic: menus.graphic,
});

export const categoryAbove = objectColumn<WireRecord>({
  id: categories.id,
  title: categories.title,
  type: categories.kind,
  visible: categories.visible,
  close_begin: categories.closeBegin,
  close_end: categories.closeEnd,
  show_after_time: categories.showAfterTime,
  graphic: categories.graphic,
  alcohol: categories.alcohol,
});
