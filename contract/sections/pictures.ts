import { limits } from '../limits';
import type { FieldDraft } from './rawFields';

/** Pictures of menus and foods; ten are plenty for a gallery and keep one save under the body limit. */
export const pictures = {
  extensions: ['jpg', 'jpeg', 'png', 'svg', 'gif'],
  max_size: limits.fileMaxMb,
  max_items: limits.picturesMax,
} as const;

/**
 * The one picture that stands for a record, an extension of ours. Photographs only: guests get it in widths, and what a link is
 * shown with elsewhere reads no vector and no film.
 */
const cover = (description: string): FieldDraft => ({
  name: 'cover',
  type: 'file',
  title: 'Обложка',
  description,
  validation_rules: { ...pictures, extensions: ['jpg', 'jpeg', 'png'], max_items: 1 },
  layout: 'aside',
});

/**
 * The section with a cover before all else. A rule of this backend: a console that falls back on the section it brings along asks for none.
 */
export const withCover = (drafts: readonly FieldDraft[], description: string): readonly FieldDraft[] => [
  cover(description),
  ...drafts,
];

export const coverWords = {
  point: 'Фото видно в списках, на странице для гостей и в ссылке.',
  category: 'Стоит на странице для гостей над блюдами категории.',
} as const;
