// Every type stands here, so the rules of all are read at once.
import '../../contract/fields';
import { styled } from '@mui/material/styles';
import { CoreAdminContext } from 'ra-core';
import { useState } from 'react';
import { FIELD_TYPES } from '../../contract/fieldConfig';
import { PlaceContext } from '../../fieldRenderers/placeContext';
import { galleryWords } from '../../i18n/galleryWords';
import { i18nProvider } from '../../i18n/i18nProvider';
import { createQueryClient } from '../createQueryClient';
import { StyleRoot } from '../theme/StyleRoot';
import { GalleryNav } from './GalleryNav';
import { galleryProvider } from './galleryProvider';
import { SectionEditor } from './SectionEditor';
import { TypeGallery } from './TypeGallery';

const place = { pointId: '1' };

/** Every field type in every mode, without a server; `?type=address` shows one of them. */
export const GalleryPage = () => {
  const [queryClient] = useState(createQueryClient);
  const wanted = new URLSearchParams(window.location.search).get('type');
  const types = FIELD_TYPES.filter((type) => wanted === null || type === wanted);
  return (
    <StyleRoot>
      <CoreAdminContext dataProvider={galleryProvider} i18nProvider={i18nProvider} queryClient={queryClient}>
        <PlaceContext value={place}>
          <Page>
            <h1>{galleryWords.title}</h1>
            <p>{galleryWords.lead}</p>
            <GalleryNav />
            {types.map((type) => (
              <TypeGallery key={type} type={type} />
            ))}
            <SectionEditor />
          </Page>
        </PlaceContext>
      </CoreAdminContext>
    </StyleRoot>
  );
};

const Page = styled('main')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme.typography.body1,
    color: palette.text.primary,
    maxWidth: theme.breakpoints.values.lg,
    margin: '0 auto',
    padding: theme.spacing(3, 2, 8),
    '& h1': { ...theme.typography.h1, margin: 0 },
    '& h2': { ...theme.typography.h2, margin: 0 },
    '& h3': { ...theme.typography.overline, margin: theme.spacing(0, 0, 1), color: palette.text.secondary },
  };
});
