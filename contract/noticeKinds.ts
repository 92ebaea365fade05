import type { DisplayStatus } from './vocabulary';

/** What people are told of without having asked (TD-05). A kind is also what `/preferences` settles. */
export const NOTICE_KINDS = ['moderation', 'stop', 'bin', 'team', 'import', 'device'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A venue as a notice names it: as it was called then. */
export interface AtVenue {
  readonly pointId: number;
  readonly point: string;
}

/** What a moderator says of one field. */
export interface Remark {
  /** The section whose tab shows the field. */
  readonly section: string;
  readonly field: string;
  /** What the field was called. */
  readonly title: string;
  readonly reason: string;
}

/** What is kept of a notice: facts only, so that its words change with the code. */
export interface NoticeFacts {
  readonly moderation: AtVenue & {
    readonly status: Extract<DisplayStatus, 'displayed' | 'rejected'>;
    /** In general. */
    readonly reason: string | null;
    readonly fields: readonly Remark[];
  };
  /** Dishes whose stop has ended by itself. */
  readonly stop: AtVenue & { readonly titles: readonly string[]; readonly count: number };
  /** What leaves a bin for good within a day. */
  readonly bin: AtVenue & {
    readonly resource: string;
    /** What the address of the bin names in which the first of them lies. */
    readonly parents: Readonly<Record<string, string | number>>;
    /** Some of them, as they were called. */
    readonly titles: readonly string[];
    readonly count: number;
    /** When the first of them goes. */
    readonly endsAt: string;
  };
  readonly team: {
    readonly event: 'invited' | 'joined' | 'changed' | 'removed' | 'returned' | 'handedOver';
    readonly business: string;
    /** Who it is about, where that is somebody else. */
    readonly person: string | null;
    readonly role: string | null;
  };
  readonly import: AtVenue & {
    readonly file: string;
    readonly count: number;
    readonly refused: number;
  };
  /** Somebody has signed in from a browser that was not seen before. */
  readonly device: { readonly device: string | null };
}

/** What somebody is told: facts of its kind. */
export type Notice<Kind extends NoticeKind = NoticeKind> = {
  [Each in Kind]: { readonly kind: Each; readonly facts: NoticeFacts[Each] };
}[Kind];

/** Which notices come by mail as well, for who has not said otherwise; an invitation has a letter of its own. */
const MAILED: Readonly<Record<NoticeKind, boolean>> = {
  moderation: true,
  stop: false,
  bin: false,
  team: false,
  import: false,
  device: true,
};

/** @param mailed what a person has settled: those that they want by mail; undefined = nothing yet */
export const isMailed = (kind: NoticeKind, mailed?: readonly NoticeKind[]): boolean =>
  mailed?.includes(kind) ?? MAILED[kind];
