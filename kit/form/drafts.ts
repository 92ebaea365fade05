import { isRecord } from '../../contract/isRecord';
import type { FormValues } from '../../fieldRenderers/formHandle';

/** What a form held when it was last changed and not saved. */
export interface Draft {
  /** ms since 1970. */
  readonly savedAt: number;
  /** The changed fields only; files cannot be kept and are left out. */
  readonly values: FormValues;
  /** What those fields held when the form was opened: tells whether somebody changed them since. */
  readonly before: FormValues;
  /** The version of the record the form was opened with, where the backend tells versions. */
  readonly version?: string | undefined;
}

/** `carte.` = private: removed when the person signs out. */
const PREFIX = 'carte.draft.';

/** Drafts older than this are not offered any more. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** The place of one form's draft; `parts` name the person, the resource, the record and the tab. */
export const draftKey = (...parts: readonly string[]): string =>
  PREFIX + parts.map(encodeURIComponent).join('/');

/** Blocked storage keeps no draft, full storage keeps the one before; the form works without. */
export const writeDraft = (key: string, draft: Draft): void => {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // An older draft is better than none.
  }
};

/** Whether anything typed is kept in this browser. */
export const hasDraft = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
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
    const raw: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isRecord(raw) || typeof raw.savedAt !== 'number' || !isRecord(raw.values)) return undefined;
    if (now - raw.savedAt >= KEPT_MS) return undefined;
    return {
      savedAt: raw.savedAt,
      values: raw.values,
      before: isRecord(raw.before) ? raw.before : {},
      version: typeof raw.version === 'string' ? raw.version : undefined,
    };
  } catch {
    return undefined;
  }
};
