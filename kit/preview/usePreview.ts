import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { HttpError } from '../../contract/errors';
import type { Preview } from '../../contract/rows/review';
import { LEVEL_NAMES } from '../../contract/visibility/Level';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import type { BodyOf } from '../../dataProvider/call';
import { ResourcesContext } from '../declaration/ResourcesContext';
import { lastOpenForm, onOpenForms } from './openForms';

interface Asked {
  readonly pointId: number;
  readonly menuId: number | undefined;
  /** By the venue's clock, `2026-11-27T23:30`; undefined = now. */
  readonly at: string | undefined;
  /** Another one has the page asked for again. */
  readonly revision?: number | undefined;
}

export interface Shown extends Preview {
  /** What became of what is unsaved; undefined = there is nothing. */
  readonly unsaved: 'shown' | 'wrong' | 'forbidden' | undefined;
}

/** Whether a frame may show it: a page of a host, and no script. */
export const isPageAddress = (url: string): boolean => /^(?:\/(?!\/)|https?:\/\/)/.test(url);

/** An address lives for a quarter of an hour; a page that is left open is asked for anew before. */
const AGAIN_MS = 10 * 60 * 1000;

/** What the form holds cannot be shown; what is saved can. */
const REFUSED: readonly number[] = [403, 409, 422];

/** The page of guests as it stands, or as it would with the open form: asked for again whenever something is saved. */
export const usePreview = (asked: Asked) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const form = useOpenForm();
  const resources = useContext(ResourcesContext);
  return useQuery({
    queryKey: ['preview', asked, form],
    queryFn: async ({ signal }): Promise<Shown> => {
      const call = async (unsaved: Unsaved | undefined): Promise<Preview> => {
        const { pointId, menuId, at } = asked;
        const body = {
          pointId,
          ...(menuId !== undefined && { menuId }),
          ...(at !== undefined && { at }),
          ...(unsaved && { unsaved }),
        };
        const preview = await dataProvider.call('guest.preview', { body, signal });
        if (!isPageAddress(preview.url)) throw new HttpError(502);
        return preview;
      };
      if (!form || Object.keys(form.values).length === 0)
        return { ...(await call(form)), unsaved: undefined };
      try {
        return { ...(await call(form)), unsaved: 'shown' };
      } catch (error) {
        const status = error instanceof HttpError ? error.status : 0;
        if (!REFUSED.includes(status)) throw error;
        const saved = await call({ ...form, values: {} });
        return { ...saved, unsaved: status === 403 ? 'forbidden' : 'wrong' };
      }
    },
    placeholderData: keepPreviousData,
    staleTime: AGAIN_MS,
    refetchInterval: AGAIN_MS,
    gcTime: 0,
    retry: false,
    meta: { follows: resources.map(({ name }) => name) },
  });
};

/** What is typed is shown this long after the last key, ms. */
const PAUSE_MS = 400;

/** As the call takes it. */
type Unsaved = NonNullable<BodyOf<'guest.preview'>['unsaved']>;

const read = (): Unsaved | undefined => {
  const form = lastOpenForm();
  const resource = LEVEL_NAMES.find((name) => name === form?.resource);
  return form && resource && { resource, id: form.id, values: form.unsaved() };
};

/** The open form and what is unsaved in it, a moment after it has changed. */
const useOpenForm = (): Unsaved | undefined => {
  const [unsaved, setUnsaved] = useState(read);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onOpenForms(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setUnsaved(read()), PAUSE_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return unsaved;
};
