import { styled } from '@mui/material/styles';

interface StoredPicture {
  readonly url: string;
  readonly thumbnailUrl?: string;
}

/** A small square picture of a row; an empty square of the same size where there is none, so that titles stand in line. */
export const Thumbnail = ({ picture }: { readonly picture: StoredPicture | null | undefined }) =>
  picture ? (
    <Square>
      <img src={picture.thumbnailUrl ?? picture.url} alt="" loading="lazy" decoding="async" />
    </Square>
  ) : (
    <Square />
  );

const Square = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'inline-block',
  width: theme.spacing(5.5),
  height: theme.spacing(5.5),
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
  verticalAlign: 'middle',
  background: (theme.vars ?? theme).palette.action.hover,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));
