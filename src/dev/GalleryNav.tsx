import { styled } from '@mui/material/styles';
import { FIELD_TYPES } from '../../contract/fieldConfig';
import { galleryWords } from '../../i18n/galleryWords';

/** Links to one type each: a page with one type is quick to reload while it is worked on. */
export const GalleryNav = () => (
  <Nav aria-label={galleryWords.title}>
    <a href="/dev/fields">{galleryWords.all}</a>
    {FIELD_TYPES.map((type) => (
      <a key={type} href={`/dev/fields?type=${type}`}>
        {type}
      </a>
    ))}
  </Nav>
);

const Nav = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 2),
  marginBottom: theme.spacing(3),
  '& a': { paddingBlock: theme.spacing(0.5), color: (theme.vars ?? theme).palette.primary.main },
}));
