import { inWidth } from '../../contract/pictureSource';

const GENERATED = /^[A-Za-z0-9_-]{32}(?:(?:\.small)?\.(?:jpg|png|gif|svg|pdf)|\.\d{1,4}\.webp)$/;
const IN_WIDTH = /\.\d+\.webp$/;

/** Whether a name is one that the store gives: nothing else is ever opened, served or removed. */
export const isStoredName = (name: string): boolean => GENERATED.test(name);

/** Whether it is a picture for everybody, drawn in one of its widths. */
export const isInWidth = (name: string): boolean => IN_WIDTH.test(name);

export interface Stored {
  readonly name: string;
  readonly thumbnail: string | null;
  readonly widths: readonly number[] | null;
}

/** Everything that lies in the store for a row: the file, its thumbnail, the widths it was drawn in. */
export const namesOf = ({ name, thumbnail, widths }: Stored): readonly string[] => [
  name,
  ...(thumbnail === null ? [] : [thumbnail]),
  ...(widths ?? []).map((width) => inWidth(name, width)),
];

/** What is still being written begins with this; only a crash leaves it behind. */
export const DRAFT = '.draft-';
