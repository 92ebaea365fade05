import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { HttpError } from '../../contract/errors';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { ResourcesContext } from '../declaration/ResourcesContext';
import { lastOpenForm, onOpenForms } from './openForms';
import { type Preview, readPreview } from './readPreview';

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
        const body = { pointId, menuId, at, unsaved };
        const preview = readPreview(await dataProvider.call('guest.preview', { body, signal }));
        if (!preview) throw new HttpError(502);
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
interface Unsaved {
  readonly resource: string;
  readonly id: number;
  readonly values: Readonly<Record<string, unknown>>;
}

const read = (): Unsaved | undefined => {
  const form = lastOpenForm();
  return form && { resource: form.resource, id: form.id, values: form.unsaved() };
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
