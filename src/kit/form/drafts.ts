import type { FormValues } from '../../../fieldRenderers/formHandle';

/** What a form held when it was last changed and not saved. */
export interface Draft {
  /** ms since 1970. */
  readonly savedAt: number;
  /** The changed fields only; files cannot be kept and are left out. */
  readonly values: FormValues;
}

/** `carte.` = private: removed when the person signs out. */
const PREFIX = 'carte.draft.';

/** Drafts older than this are not offered any more. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** The place of one form's draft; `parts` name the person, the resource, the record and the tab. */
export const draftKey = (...parts: readonly string[]): string =>
  PREFIX + parts.map(encodeURIComponent).join('/');

/** Blocked or full storage keeps no draft; the form works without. */
export const writeDraft = (key: string, values: FormValues, savedAt: number): void => {
  try {
    localStorage.setItem(key, JSON.stringify({ savedAt, values } satisfies Draft));
  } catch {
    dropDraft(key);
  }
};

export const dropDraft = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds no draft either.
  }
};

export const readDraft = (key: string, now: number): Draft | undefined => {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(draft) && now - draft.savedAt < KEPT_MS ? draft : undefined;
  } catch {
    return undefined;
  }
};

const isDraft = (raw: unknown): raw is Draft =>
  typeof raw === 'object' &&
  raw !== null &&
  'savedAt' in raw &&
  typeof raw.savedAt === 'number' &&
  'values' in raw &&
  typeof raw.values === 'object' &&
  raw.values !== null;
