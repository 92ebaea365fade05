import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { SectionField } from '../../contract/fieldConfig';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { sectionOr } from '../parts/sectionOr';

/** A section changes when an administrator changes permissions: asked again after this long. */
const FRESH_MS = 5 * 60_000;

/**
 * How the fields of a section are asked for and kept; the same for whoever asks. What reads them comes with the first section:
 * who only may come to ask brings no form along.
 */
export const fieldConfigQuery = (
  section: string,
  bundled: (() => Promise<unknown>) | undefined,
  dataProvider: CarteDataProvider,
) =>
  queryOptions<readonly SectionField[]>({
    queryKey: ['fields', section],
    queryFn: async ({ signal }) => {
      const [raw, { readSection }] = await Promise.all([
        sectionOr(bundled, section, { dataProvider, signal }),
        import('../../fieldRenderers/registry'),
      ]);
      return readSection(raw, section);
    },
    staleTime: FRESH_MS,
  });

/**
 * The fields of a section, asked for once and kept for every form of this visit. A backend that has no such section (404)
 * is answered for by the resource's own declaration, read along the same path.
 */
export const useFieldConfig = (
  section: string,
  bundled?: () => Promise<unknown>,
): UseQueryResult<readonly SectionField[]> =>
  useQuery(fieldConfigQuery(section, bundled, useDataProvider<CarteDataProvider>()));
