import '../../contract/fields';
import { useState } from 'react';
import { CoreAdminContext } from 'react-admin';
import { FIELD_TYPES } from '../../contract/fieldConfig';
import { createDataProvider } from '../../dataProvider/createDataProvider';
import { PlaceContext } from '../../fieldRenderers/placeContext';
import { gallerySuggestions, galleryWords } from '../../i18n/galleryWords';
import { i18nProvider } from '../../i18n/i18nProvider';
import { StyleRoot } from '../../ui/theme/StyleRoot';
import { createQueryClient } from '../createQueryClient';
import { SectionEditor } from './SectionEditor';
import { TypeGallery } from './TypeGallery';
import './gallery.css';

// Every type stands here, so the rules of all are read at once.

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
          <main className="carte-gallery">
            <h1>{galleryWords.title}</h1>
            <p>{galleryWords.lead}</p>
            <GalleryNav />
            {types.map((type) => (
              <TypeGallery key={type} type={type} />
            ))}
            <SectionEditor />
          </main>
        </PlaceContext>
      </CoreAdminContext>
    </StyleRoot>
  );
};

/** Links to one type each: a page with one type is quick to reload while it is worked on. */
const GalleryNav = () => (
  <nav className="carte-gallery-nav" aria-label={galleryWords.title}>
    <a href="/dev/fields">{galleryWords.all}</a>
    {FIELD_TYPES.map((type) => (
      <a key={type} href={`/dev/fields?type=${type}`}>
        {type}
      </a>
    ))}
  </nav>
);

interface GalleryCall {
  readonly query?: { readonly filters?: Readonly<Record<string, unknown>> };
}

const titled = (rows: readonly { readonly title: string }[], wanted: unknown) => {
  const query = String(wanted ?? '').toLocaleLowerCase('ru');
  return rows.filter(({ title }) => title.toLocaleLowerCase('ru').includes(query));
};

/** Answers the suggestions of the gallery from its samples; every other call goes where it always goes. */
const real = createDataProvider();
export const galleryProvider = {
  ...real,
  call: async (key: string, options: GalleryCall = {}) => {
    const { filters = {} } = options.query ?? {};
    const data =
      key === 'cities.list'
        ? titled(gallerySuggestions.cities, filters.cityRegion)
        : titled(gallerySuggestions.ingredients, filters.title);
    return { data, total: data.length, page: 1, lastPage: 1 };
  },
};
