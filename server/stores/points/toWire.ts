import type { PointPhone } from '../../../contract/entities';
import type { WireRecord } from '../../../contract/fields';
import { daysLeft } from '../binWindow';
import { hidesNow } from '../closure';
import type { FilesByField } from '../files/readFiles';
import { DEFAULT_ZONE, wallClock } from '../wallClock';
import type { PointRow } from './pointRow';

export interface PointParts {
  readonly files: FilesByField;
  readonly phones: readonly PointPhone[];
}

/** A point as it travels (1§3). `alc_license` is always there, because the menu area asks for it (2§3). */
export const toWire = (
  { point, type, city }: PointRow,
  { files, phones }: PointParts,
  now: Date,
): WireRecord => {
  const timezone = city?.timezone ?? DEFAULT_ZONE;
  return {
    ...point.extra,
    alc_license: [],
    ...files,
    id: point.id,
    title: point.title,
    url: point.url,
    type,
    city: city && { id: city.id, title: city.title, region: city.region },
    city_id: point.cityId,
    city_name: city?.title ?? point.extra.city_name ?? null,
    street: point.street,
    house: point.house,
    approach: point.approach,
    floor: point.floor,
    office: point.office,
    status: point.status,
    is_visible: point.status === 'displayed' && !hidesNow(point, wallClock(now, timezone)),
    timezone,
    close_begin: point.closeBegin,
    close_end: point.closeEnd,
    close_reason: point.closeReason,
    show_after_time: point.showAfterTime,
    phone_other: phones,
    graphic: point.graphic,
    createdAt: point.createdAt.toISOString(),
    updatedAt: point.updatedAt.toISOString(),
    deletedAt: point.deletedAt?.toISOString() ?? null,
    shownAt: point.shownAt?.toISOString() ?? null,
    days_before_deletion: daysLeft(point.deletedAt, now),
  };
};
