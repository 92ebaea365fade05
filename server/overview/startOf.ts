import type { CategoryCounts } from '../db/tables/guests';
import type { Venue } from './readVenues';

/** The steps of a new owner in their order (docs/spec/4-beyond.md, TD-04). */
const STEPS = ['venue', 'hours', 'menu', 'photo', 'code', 'show', 'page'] as const;

export interface Start {
  /** The venue that the open steps are about; null: there is none yet. */
  readonly venue: { readonly id: number; readonly title: string } | null;
  readonly steps: readonly { readonly key: (typeof STEPS)[number]; readonly is_done: boolean }[];
}

/** What a new owner has still to do, as far as the data says; null once all of it is done somewhere. */
export const startOf = (venues: readonly Venue[], categories: readonly CategoryCounts[]): Start | null => {
  const shown = categories
    .filter(({ foods, visible, isMenuOn }) => foods > 0 && visible && isMenuOn)
    .map(({ pointId }) => pointId);
  const isDone: Readonly<Record<(typeof STEPS)[number], boolean>> = {
    venue: venues.length > 0,
    hours: venues.some(({ row }) => row.graphic !== null),
    menu: categories.some(({ foods }) => foods > 0),
    photo: categories.some(({ foods, photo }) => foods > photo),
    code: venues.some(({ row }) => row.codeAt !== null),
    show: shown.length > 0,
    page: venues.some(({ row }) => row.status === 'displayed' && shown.some((id) => id === row.id)),
  };
  if (STEPS.every((step) => isDone[step])) return null;
  const [first] = [...venues].sort((one, other) => one.row.id - other.row.id);
  return {
    venue: first ? { id: first.row.id, title: first.row.title } : null,
    steps: STEPS.map((key) => ({ key, is_done: isDone[key] })),
  };
};
