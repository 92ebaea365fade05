import Type, { type Static } from 'typebox';
import { STOP_TERMS } from '../vocabulary';
import { Remarks } from './moderation';
import {
  Contents,
  DisplayStatus,
  Id,
  ListItem,
  Moment,
  Nullable,
  Schedule,
  StoredFile,
  Text,
  Timezone,
} from './parts';
import { life } from './visibility';

export const City = Type.Object({ id: Id, title: Text, region: Text });
export type City = Static<typeof City>;

export const PointPhone = Type.Object({
  id: Type.Optional(Id),
  point_phone_type_id: Id,
  phone_number: Text,
});
export type PointPhone = Static<typeof PointPhone>;

export const Point = Type.Object({
  id: Id,
  title: Text,
  url: Nullable(Text),
  type: Nullable(ListItem),
  city: Nullable(ListItem),
  city_id: Nullable(Id),
  city_name: Nullable(Text),
  street: Nullable(Text),
  house: Nullable(Text),
  approach: Nullable(Text),
  floor: Nullable(Text),
  office: Nullable(Text),
  status: DisplayStatus,
  /** Whether guests see the point now: displayed and no closure has begun. Extension of ours. */
  is_visible: Type.Boolean(),
  timezone: Timezone,
  close_begin: Nullable(Text),
  close_end: Nullable(Text),
  close_reason: Nullable(Text),
  show_after_time: Type.Boolean(),
  phone_other: Type.Array(PointPhone),
  graphic: Nullable(Schedule),
  /** How long a dish is stopped where nobody says otherwise. Extension of ours, capability `stop_list.until`. */
  stop_default: Type.Optional(Type.Enum(STOP_TERMS)),
  alc_license: Type.Array(StoredFile),
  /** Extension of ours. */
  cover: Type.Optional(Nullable(StoredFile)),
  /** How its page looks to guests. Extensions of ours. */
  logo: Type.Optional(Nullable(StoredFile)),
  accent: Type.Optional(Nullable(Text)),
  contents: Type.Optional(Contents),
  /** Of a rejected point: what its moderator said. Extension of ours. */
  remarks: Type.Optional(Nullable(Remarks)),
  createdAt: Moment,
  /** Where guests see it, as a path of this host. Extension of ours, capability `guest`. */
  guest_url: Type.Optional(Nullable(Type.String())),
  ...life,
});
/** Further fields come and go with the sections' permissions, so a record is read by key, never by position. */
export type Point = Static<typeof Point>;
