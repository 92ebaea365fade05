import type { FieldConfig } from '../../contract/fieldConfig';
import type { FieldError, WireRecord } from '../../contract/fields';
import { isNewFile } from '../../contract/fields/file';
import { isRecord } from '../../contract/isRecord';
import type { Row } from '../../contract/rows';
import { dayAt } from '../../contract/visibility/venueClock';
import { categoryKindOf } from '../../contract/vocabulary';
import { invalid } from '../ApiError';
import type { FileEntry, FormBody } from '../Call';
import type { Deps } from '../Deps';
import { validateForm } from '../engine/validateForm';
import type { FormContext } from '../FormContext';
import { FileError, type FileStore } from '../files/FileStore';
import { readId } from '../isId';
import { apiErrorTexts } from '../texts/apiErrors';
import { fieldErrorText } from '../texts/fieldErrorText';

type Body = Readonly<Record<string, unknown>>;

/** The parents that a form names in its body: kinds and ids. @throws ApiError 422 */
export const readPlace = ({ place = {} }: Row, body: Body): Readonly<Record<string, string | number>> => {
  const read = Object.keys(place).map((key) => {
    const raw = body[key];
    const isKind = key === 'kind' || key === 'type';
    const isId = typeof raw === 'number' || typeof raw === 'string';
    const value = isKind ? categoryKindOf(raw) : isId ? readId(String(raw)) : undefined;
    if (value === undefined) throw invalid({ [key]: [isKind ? apiErrorTexts.kind : apiErrorTexts.parent] });
    return [key, value] as const;
  });
  return Object.fromEntries(read);
};

interface FormOf {
  readonly endpoint: Row;
  readonly body: Body;
  readonly context: FormContext;
  /** Who sends it. */
  readonly who: string;
}

/**
 * The form of a call, validated; new files are cleaned and already lie in the store, under `names`, so that nothing slow
 * happens inside the transaction. Whoever does not commit drops them.
 */
export const readForm = async (
  { endpoint, body, context, who }: FormOf,
  { sections, clock, files }: Pick<Deps, 'sections' | 'clock' | 'files'>,
): Promise<{ readonly form: FormBody; readonly names: readonly string[] }> => {
  const placeKeys = Object.keys(endpoint.place ?? {});
  const payload = Object.fromEntries(Object.entries(body).filter(([key]) => !placeKeys.includes(key)));
  const fields = (endpoint.sections ?? []).map((section) => sections.fields(section));
  const validated = validateForm({
    payload,
    sections: fields,
    context,
    today: dayAt(clock(), context.timezone),
  });
  return keepFiles(validated, fields.flat(), { keep: (file) => files.keep(file, who), drop: files.drop });
};

const keepFiles = async (
  validated: WireRecord,
  fields: readonly FieldConfig[],
  store: Pick<FileStore, 'keep' | 'drop'>,
): Promise<{ form: FormBody; names: string[] }> => {
  const fileNames = fields.filter(({ type }) => type === 'file').map(({ name }) => name);
  const isFiles = (key: string): boolean => fileNames.includes(key);
  const names: string[] = [];
  const files: Record<string, readonly FileEntry[]> = {};
  try {
    for (const [key, value] of Object.entries(validated).filter(([key]) => isFiles(key))) {
      const entries: FileEntry[] = [];
      for (const one of Array.isArray(value) ? value : value === null ? [] : [value]) {
        const entry = await keepOne(`${key}.${entries.length}`, one, store);
        if ('name' in entry) names.push(entry.name, ...(entry.thumbnail === null ? [] : [entry.thumbnail]));
        entries.push(entry);
      }
      files[key] = entries;
    }
  } catch (error) {
    await store.drop(names);
    throw error;
  }
  const values = Object.fromEntries(Object.entries(validated).filter(([key]) => !isFiles(key)));
  return { form: { values, files }, names };
};

/** `at` names the file among those of its field: `images.2`. */
const keepOne = async (at: string, raw: unknown, store: Pick<FileStore, 'keep'>): Promise<FileEntry> => {
  const wrong = (reason: FieldError = { key: 'errors.file.invalid' }) =>
    invalid({ [at]: [fieldErrorText(reason)] });
  if (!isNewFile(raw)) {
    const id = isRecord(raw) ? readId(String(raw.id)) : undefined;
    if (id === undefined) throw wrong();
    return { id };
  }
  try {
    return await store.keep(raw);
  } catch (error) {
    if (error instanceof FileError) throw wrong(error.reason);
    throw error;
  }
};
