import type { UpdateParams } from 'react-admin';
import { HttpError } from '../../../contract/errors';
import type { FieldConfig } from '../../../contract/fieldConfig';
import { filesOf } from '../../../contract/fields/file';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { versionOf } from '../../../dataProvider/version';
import { receiveFiles } from '../../../fieldRenderers/file/receiveFiles';
import type { SendTools } from '../../../kit/uploads/createUploads';
import type { Dish } from './board';
import type { PhotosOf } from './usePhotos';

export interface PhotosJob {
  readonly dish: Dish;
  readonly files: readonly File[];
}

interface Sending extends Pick<PhotosOf, 'foods' | 'fields' | 'parentsOf' | 'at'> {
  readonly field: FieldConfig;
  readonly dataProvider: CarteDataProvider;
}

/**
 * Adds photos behind those that a dish has, by the rules of its form. What came to no answer is sent again as it was, under its
 * key: it may have arrived, and nothing is added twice.
 */
export const createPhotoSender = ({ foods, fields, parentsOf, at, field, dataProvider }: Sending) => {
  const unanswered = new Map<PhotosJob, UpdateParams>();
  const prepare = async ({ dish, files }: PhotosJob, signal: AbortSignal): Promise<UpdateParams> => {
    const meta = { parents: parentsOf(dish), form: true };
    const { data: record } = await dataProvider.getOne(foods.name, { id: dish.id, meta, signal });
    const photos = await receiveFiles(files, field.rules);
    const values = { [field.name]: [...filesOf(record[field.name]), ...photos] };
    const wrong = fields.problem(values, record);
    if (wrong !== '') throw new Error(wrong);
    signal.throwIfAborted();
    const version = versionOf(record);
    const idempotencyKey = crypto.getRandomValues(new Uint32Array(4)).join('-');
    return {
      id: dish.id,
      data: fields.payload(values),
      previousData: record,
      meta: { ...meta, idempotencyKey, ...(version !== undefined && { version }) },
    };
  };
  /** @throws what the rules or the backend have against it */
  return async (job: PhotosJob, { signal, onProgress }: SendTools): Promise<void> => {
    const params = unanswered.get(job) ?? (await prepare(job, signal));
    unanswered.set(job, params);
    try {
      const meta = { ...params.meta, signal, onProgress };
      const saved = await dataProvider.update(foods.name, { ...params, meta });
      unanswered.delete(job);
      at.keep(saved.data);
    } catch (error) {
      if (error instanceof HttpError && error.status > 0) unanswered.delete(job);
      throw error;
    }
  };
};
