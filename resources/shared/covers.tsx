import type { ReactNode } from 'react';
import type { StoredFile } from '../../contract/entities';
import { PictureTitle } from '../../kit/cells/PictureTitle';
import { Thumbnail } from '../../kit/cells/Thumbnail';

interface Covered {
  readonly title: string;
  /** undefined = this backend has no covers, or this role may not see them: then no room is kept for one. */
  readonly cover?: StoredFile | null | undefined;
}

/** The name of a record beside its cover. */
export const coveredTitle = ({ title, cover }: Covered): ReactNode =>
  cover === undefined ? title : <PictureTitle picture={cover} title={title} />;

/** The same on a card. */
export const coveredCard = {
  title: ({ title }: Covered): ReactNode => title,
  picture: ({ cover }: Covered): ReactNode => cover !== undefined && <Thumbnail picture={cover} />,
};
