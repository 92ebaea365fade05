import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Thumbnail } from './Thumbnail';

interface PictureTitleProps {
  readonly picture: Parameters<typeof Thumbnail>[0]['picture'];
  readonly title: ReactNode;
}

/** The first cell of a row with a picture. */
export const PictureTitle = ({ picture, title }: PictureTitleProps) => (
  <Line>
    <Thumbnail picture={picture} />
    <span className="clamp" title={typeof title === 'string' ? title : undefined}>
      {title}
    </span>
  </Line>
);

const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minWidth: 0,
}));
