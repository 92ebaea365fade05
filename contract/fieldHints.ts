/**
 * Where a field stands in its form, an extension of ours: `aside` at the left of those that follow it; beside it `half` takes one of
 * two columns, `line` shares a row with its neighbours and `tied` is one box with the field before it; `wide` takes a whole row, and a
 * `folded` header holds its group shut. Without a word a field takes one of two columns.
 */
export const FIELD_LAYOUTS = ['aside', 'half', 'line', 'tied', 'wide', 'folded'] as const;
export type FieldLayout = (typeof FIELD_LAYOUTS)[number];

/** How a field looks where its type leaves a choice: several options as `chips`. */
export const FIELD_LOOKS = ['chips'] as const;
export type FieldLook = (typeof FIELD_LOOKS)[number];

/** The drawings that an option may ask for (`ui/OptionIcon.tsx`). */
export const OPTION_SIGNS = [
  ...(['star', 'sparkle', 'flame', 'leaf', 'drop'] as const),
  ...(['noWheat', 'noSugar', 'child', 'moon'] as const),
] as const;
export type OptionSign = (typeof OPTION_SIGNS)[number];
