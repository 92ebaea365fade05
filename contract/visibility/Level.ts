import { asBoolean } from '../asBoolean';
import type { WireRecord } from '../fields/FieldTypeRules';
import { isRecord } from '../isRecord';
import { type HidingPeriod, readHidingPeriod } from './HidingPeriod';

/** What may decide about what a guest sees, from the venue down to the dish; what is left out decides nothing there. */
export interface Level {
  readonly resource: LevelName;
  readonly id: number;
  readonly title: string;
  readonly isDeleted: boolean;
  /** Of a category: addresses name it. */
  readonly kind?: string | undefined;
  /** Of a venue: shown to guests only as `displayed`. */
  readonly status?: string | undefined;
  /** Of a venue: closed for a while, in its wall clock. */
  readonly closure?: HidingPeriod | undefined;
  /** Hidden for a while, likewise. */
  readonly hiding?: HidingPeriod | undefined;
  /** The switch. */
  readonly isOn?: boolean | undefined;
  /** Shown within these hours only; as they travel. */
  readonly hours?: unknown;
  /** Outside of these the venue is closed, and seen all the same. */
  readonly opening?: unknown;
  /** It has run out; `until` is a moment as ISO text. */
  readonly stop?: { readonly until?: string | undefined } | undefined;
  /** Ordered by the code on the table only (2-menu-area, section 4). */
  readonly isAlcohol?: boolean | undefined;
}

export const LEVEL_NAMES = ['points', 'menus', 'categories', 'foods'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** Records as they travel, as levels. A backend that leaves a key out hides nothing by it. */
export const levelOf = {
  points: (record) => ({
    ...base('points', record),
    status: typeof record.status === 'string' ? record.status : undefined,
    closure: readHidingPeriod(record),
    opening: record.graphic,
  }),
  menus: (record) => ({ ...base('menus', record), isOn: isOn(record.visible), hours: record.graphic }),
  categories: (record) => ({
    ...base('categories', record),
    kind: typeof record.type === 'string' ? record.type : undefined,
    isOn: isOn(record.visible),
    hiding: readHidingPeriod(record),
    hours: record.graphic,
    isAlcohol: asBoolean(record.alcohol),
  }),
  foods: (record) => ({
    ...base('foods', record),
    isOn: isOn(record.visible),
    stop:
      Array.isArray(record.stopable) && record.stopable.length > 0
        ? {
            until:
              isRecord(record.stop) && typeof record.stop.until === 'string' ? record.stop.until : undefined,
          }
        : undefined,
  }),
} as const satisfies Readonly<Record<LevelName, (record: WireRecord) => Level>>;

const base = (resource: LevelName, { id, title, deletedAt }: WireRecord) => ({
  resource,
  id: Number(id),
  title: typeof title === 'string' ? title : '',
  isDeleted: deletedAt !== null && deletedAt !== undefined,
});

const isOn = (raw: unknown): boolean => asBoolean(raw) !== false;
