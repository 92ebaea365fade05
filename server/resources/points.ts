import { and, eq, inArray, sql } from 'drizzle-orm';
import type { City, ListItem, PointPhone, Remarks } from '../../contract/entities';
import type { WireRecord } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';
import type { Remark } from '../../contract/noticeKinds';
import { pointsRows } from '../../contract/rows/venues';
import { coverWords, withCover } from '../../contract/sections/pictures';
import { pointDocs, pointGeneral, pointMain, pointOther, withPageLook } from '../../contract/sections/point';
import { levelOf } from '../../contract/visibility/Level';
import { DEFAULT_ZONE } from '../../contract/visibility/venueClock';
import { type At, visibilityOf } from '../../contract/visibility/visibilityOf';
import type { DisplayStatus, StopTerm } from '../../contract/vocabulary';
import { invalid } from '../ApiError';
import { cityStore } from '../cities/searchCities';
import type { Db } from '../Deps';
import { cities, decisions, pointPhones, pointTypes, points as t } from '../db/schema';
import { isClosing, toClosure } from '../engine/closure';
import { idOrNull } from '../engine/columns';
import { days, type FilterAt, ids, russian, textsOf, words } from '../engine/filters';
import { rowColumn, rowsColumn } from '../engine/json';
import { type Kept, serverResource } from '../engine/Resource';
import { optionsOf, withFilterOptions, withOptions } from '../engine/SectionFacts';
import { apiErrorTexts } from '../texts/apiErrors';
import { fieldErrorText } from '../texts/fieldErrorText';
import { contentsOfPoint } from './parts/contents';
import { addressColumn, guestPath, guestUrlKnown } from './parts/guestAddress';

/** The further phones of each point. */
const savePhones = async (kept: readonly Kept[], deps: Db): Promise<void> => {
  for (const one of kept) await savePhonesOf(one, deps);
};

/**
 * Makes the point hold exactly these further phones, in this order. An entry with an id keeps its row; the id of another
 * point's phone is refused.
 */
const savePhonesOf = async ({ id: pointId, value: raw }: Kept, { db }: Db): Promise<void> => {
  const entries = (Array.isArray(raw) ? raw : []).filter(isRecord);
  const stored = await db.select().from(pointPhones).where(eq(pointPhones.pointId, pointId));
  const kept = entries.flatMap(({ id }) => (id === undefined ? [] : [Number(id)]));
  const isHere = (id: number): boolean => stored.some((row) => row.id === id);
  if (new Set(kept).size !== kept.length || !kept.every(isHere)) {
    throw invalid({ phone_other: [fieldErrorText({ key: 'errors.invalidFormat' })] });
  }
  const gone = stored.map(({ id }) => id).filter((id) => !kept.includes(id));
  if (gone.length > 0) {
    await db.delete(pointPhones).where(and(eq(pointPhones.pointId, pointId), inArray(pointPhones.id, gone)));
  }
  for (const [position, entry] of entries.entries()) {
    const row = {
      phoneTypeId: Number(entry.point_phone_type_id),
      phoneNumber: String(entry.phone_number),
      position,
    };
    if (entry.id === undefined) await db.insert(pointPhones).values({ ...row, pointId });
    else
      await db
        .update(pointPhones)
        .set(row)
        .where(eq(pointPhones.id, Number(entry.id)));
  }
};

type Moderation = 'manual' | 'off';

/** Who may go where by a save of the owner's; the moderator's moves are made elsewhere. */
const MOVES: Readonly<Record<DisplayStatus, readonly DisplayStatus[]>> = {
  draft: ['under_moderation'],
  under_moderation: [],
  displayed: ['not_displayed'],
  not_displayed: ['displayed'],
  rejected: ['under_moderation'],
};

/**
 * The status a save leads to. Staying is always fine. Without moderation a point that is sent there is displayed at once.
 * @param wanted undefined = the save does not speak of the status
 * @throws ApiError 422 under `status`
 */
const settleStatus = (now: DisplayStatus, wanted: unknown, moderation: Moderation): DisplayStatus => {
  if (wanted === undefined || wanted === now) return now;
  const next = MOVES[now].find((status) => status === wanted);
  const isSentAgain = wanted === 'under_moderation' && moderation === 'off' && now === 'displayed';
  if (isSentAgain) return now;
  if (next === undefined) throw invalid({ status: [apiErrorTexts.statusMove] });
  return next === 'under_moderation' && moderation === 'off' ? 'displayed' : next;
};

const itsCity = sql`from ${cities} where ${eq(cities.id, t.cityId)}`;
const cityTitle = sql`(select ${cities.title} ${itsCity})`;

/** What a moderator said of a rejected venue. */
interface Decided {
  readonly reason: string | null;
  readonly remarks: readonly Remark[];
}

const toRemarks = ({ reason, remarks }: Decided): Remarks => ({
  reason,
  fields: Object.fromEntries(remarks.map(({ field, reason: why }) => [field, why])),
});

/** What was said of fields that may not be seen is not said. */
const remarksSeen = (remarks: unknown, isHidden: (field: string) => boolean): unknown =>
  isRecord(remarks) && isRecord(remarks.fields)
    ? {
        ...remarks,
        fields: Object.fromEntries(Object.entries(remarks.fields).filter(([name]) => !isHidden(name))),
      }
    : remarks;

/** Shown, and yet closed for now: nobody sees it, as its badge says. */
const seenStatus = (at: FilterAt) =>
  sql`case when ${t.status} = 'displayed' and ${isClosing(t, at)} then 'not_displayed' else ${t.status}::text end`;

/** Venues of a business. */
export const points = serverResource({
  name: 'points',
  rows: pointsRows,
  table: t,
  owner: t.businessId,
  zone: sql<string>`coalesce((select ${cities.timezone} ${itsCity}), ${DEFAULT_ZONE})`,
  named: {},
  sections: {
    point_general: ({ pointTypes: types, phoneTypes }) =>
      withCover(
        withOptions(
          withOptions(pointGeneral, 'type', optionsOf(types)),
          'phone_other',
          optionsOf(phoneTypes),
        ),
        coverWords.point,
      ),
    point_docs: () => pointDocs,
    point_other: () => withPageLook(pointOther),
  },
  filterSections: {
    point_main: (facts) => withFilterOptions(pointMain, 'type', optionsOf(facts.pointTypes)),
  },
  columns: ['title', 'url', 'city_id', 'street', 'house', 'approach', 'floor', 'office', 'graphic'],
  fills: { type: (value) => ({ typeId: idOrNull(value) }), close_point: toClosure, status: () => ({}) },
  keeps: { phone_other: savePhones },
  // The menu area asks every point for its licence.
  files: ['alc_license'],
  pictures: ['cover', 'logo'],
  address: { written: true },
  shownWhen: { status: 'displayed' },
  order: { column: 'createdAt', order: 'desc' },
  sort: { title: { tells: ['title'], by: russian(t.title) }, status: { tells: ['status'], by: t.status } },
  filters: {
    titleAndAddress: words({ title: t.title, city_id: cityTitle, street: t.street, house: t.house }),
    status: {
      tells: ['status'],
      sql: (filter, at) =>
        inArray(at.sees('close_point') ? seenStatus(at) : sql`${t.status}`, textsOf(filter)),
    },
    type: ids(['type'], t.typeId),
    createdAt: days(t.createdAt),
  },
  parts: {
    type: rowColumn<ListItem>(
      { id: pointTypes.id, title: pointTypes.title },
      sql`from ${pointTypes} where ${eq(pointTypes.id, t.typeId)}`,
    ),
    city: rowColumn<City>({ id: cities.id, title: cities.title, region: cities.region }, itsCity),
    phones: rowsColumn<PointPhone>(
      {
        id: pointPhones.id,
        point_phone_type_id: pointPhones.phoneTypeId,
        phone_number: pointPhones.phoneNumber,
      },
      sql`from ${pointPhones} where ${eq(pointPhones.pointId, t.id)}`,
      pointPhones.position,
    ),
    guestAddress: addressColumn,
    remarks: rowColumn<Decided>(
      { reason: decisions.reason, remarks: decisions.remarks },
      sql`from ${decisions} where ${decisions.id} = (select max(latest.id) from ${decisions} latest
        where latest.point_id = ${t.id}) and ${t.status} = 'rejected'`,
    ),
  },
  listParts: { contents: contentsOfPoint },
  restoreFirst: apiErrorTexts.restorePoint,
  travelsAs: ['point', 'points'],
  speaksOf: { guest_url: guestUrlKnown, remarks: remarksSeen },
  wire: ({ row, files, type, city, phones, guestAddress, remarks, zone, now }) => ({
    type,
    city,
    city_name: city?.title ?? row.extra.city_name ?? null,
    cover: files.cover?.[0] ?? null,
    logo: files.logo?.[0] ?? null,
    status: row.status,
    is_visible: isVisible(row, { now, zone }),
    stop_default: stopDefaultOf(row.extra),
    close_begin: row.closeBegin,
    close_end: row.closeEnd,
    close_reason: row.closeReason,
    show_after_time: row.showAfterTime,
    phone_other: phones,
    guest_url: guestAddress === null ? null : guestPath(guestAddress),
    ...(remarks && { remarks: toRemarks(remarks) }),
  }),
  levels: { above: () => [], own: levelOf.points },
  // The console itself says `draft` on creation, and `under_moderation` at the end.
  moves: (record) => {
    if (!record) return { moves: { status: ['draft'] } };
    const isIncomplete = record.status === 'draft' || record.status === 'rejected';
    return {
      moves: { status: ['under_moderation', record.status] },
      ...(isIncomplete ? { completes: { status: 'under_moderation' } } : {}),
    };
  },
  settle: async ({ values, columns, row, at }, deps) => {
    const status = settleStatus(row?.status ?? 'draft', values.status, deps.env.MODERATION);
    const { city_id: city } = values;
    if (typeof city === 'number' && !(await cityStore.exists(city, deps)))
      throw invalid({ address: [fieldErrorText({ key: 'errors.address.cityNotChosen' })] });
    // A chosen city takes the place of one that was only written.
    const { city_name: written, ...extra } = columns.extra ?? {};
    const isChosen = 'city_id' in values && !('city_name' in values);
    const isSent = status === 'under_moderation' && row?.status !== status;
    const sent = isSent ? { sentAt: deps.clock(), sentBy: at.userId } : {};
    return { status, ...sent, ...(isChosen && written !== undefined ? { extra } : {}) };
  },
});

const isVisible = ({ closeBegin, closeEnd, showAfterTime, ...row }: typeof t.$inferSelect, at: At): boolean =>
  visibilityOf(
    [
      levelOf.points({
        ...row,
        close_begin: closeBegin,
        close_end: closeEnd,
        show_after_time: showAfterTime,
      }),
    ],
    at,
  ).is_visible;

/** How long a dish of a venue is stopped where nobody says otherwise; until its day ends, if the venue has settled nothing. */
export const stopDefaultOf = ({ stop_default: settled }: WireRecord): StopTerm =>
  settled === 'open' ? 'open' : 'end_of_day';
