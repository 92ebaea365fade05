import type { ReactNode } from 'react';
import { Thumbnail } from './Thumbnail';
import '../list/list.css';

interface PictureTitleProps {
  readonly picture: Parameters<typeof Thumbnail>[0]['picture'];
  readonly title: ReactNode;
}

/** The first cell of a row with a picture. */
export const PictureTitle = ({ picture, title }: PictureTitleProps) => (
  <span className="carte-picture-title row slim gap-12">
    <Thumbnail picture={picture} />
    <span className="clamp" title={typeof title === 'string' ? title : undefined}>
      {title}
    </span>
  </span>
);
