import type { FormMode } from '../../../contract/fieldConfig';

export interface TabQuestion {
  /** The sections of the tabs, in their order. */
  readonly sections: readonly string[];
  readonly mode: FormMode;
  /** Whether the resource locks its tabs for this record (a draft). */
  readonly isLocked: boolean;
  /** The tab the address names. */
  readonly wanted: string | null;
  /** Whether the form itself led here, by a save or its own button, in this visit. */
  readonly isLed: boolean;
}

export interface TabPlan {
  readonly current: number;
  /** Whether the headers of the other tabs can be clicked. */
  readonly isOpen: boolean;
}

/**
 * Which tab is shown and whether the others can be reached (1§2, 3-decisions open points 8): a record that does not exist
 * is on its first tab; a locked one goes step by step, and starts on the first however its address was come by.
 */
export const planTabs = ({ sections, mode, isLocked, wanted, isLed }: TabQuestion): TabPlan => {
  const named = Math.max(0, wanted === null ? 0 : sections.indexOf(wanted));
  if (mode === 'create') return { current: 0, isOpen: false };
  if (!isLocked) return { current: named, isOpen: true };
  return { current: isLed ? named : 0, isOpen: false };
};
