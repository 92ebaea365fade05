import { useRef } from 'react';
import { filesOf, isSingle } from '../../contract/fields';
import { shownText } from '../../i18n/text';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../FieldRenderer';
import type { ErrorList } from '../fieldErrors';
import { focusLater } from '../focusLater';
import { useField } from '../useField';
import { useRowKeys } from '../useRowKeys';
import { CropStep } from './CropStep';
import { DropZone } from './DropZone';
import { FileTile } from './FileTile';
import { canCrop, type FileEntry, keyOf, nameOf } from './fileEntry';
import { useFiles } from './useFiles';
import './file.css';

/**
 * Stored and new files side by side: add by button or drop, replace, delete after a confirmation. A new picture is
 * in the list at once; the crop that opens for it only swaps the entry, so cancelling keeps the original.
 */
export function FileInput({ field }: FieldInputProps) {
  const state = useField(field);
  const { value, errors, id } = state;
  const { cropping, ...files } = useFiles(field, state);
  const adder = useRef<HTMLButtonElement>(null);
  const entries = filesOf(value);
  const keys = useRowKeys(entries.length);
  const accept = acceptOf(field.rules.extensions);
  const remove = (index: number) => {
    keys.remove(index);
    files.remove(index);
    focusLater(() => adder.current);
  };

  return (
    <FieldFrame field={field} id={id} errors={named(errors, entries)} group="group">
      {entries.length > 0 && (
        <div className="carte-tiles">
          {entries.map((entry, index) => (
            <FileTile
              key={keys.of(index)}
              entry={entry}
              accept={accept}
              reasons={errors.filter((error) => isAbout(error, index)).map(wordsOf)}
              onCrop={canCrop(entry, field.rules) ? () => files.crop(entry) : undefined}
              onReplace={(file) => files.replace(entry, file)}
              onDelete={() => remove(index)}
            />
          ))}
        </div>
      )}
      <DropZone
        button={adder}
        field={field}
        invalid={errors.length > 0}
        isBusy={files.isShrinking}
        accept={accept}
        isMultiple={!isSingle(field)}
        onFiles={files.add}
      />
      {cropping && (
        <CropStep
          key={keyOf(cropping)}
          entry={cropping}
          onDone={(cropped) => files.cropped(cropping, cropped)}
        />
      )}
    </FieldFrame>
  );
}

type FileError = ErrorList[number];

const isAbout = ({ at }: FileError, index: number): boolean => at?.split('.')[0] === String(index);

const wordsOf = ({ key, args }: FileError): string => shownText(key, args);

/** What is said under the field names the file it is about: of many, one does not see which. */
const named = (errors: ErrorList, entries: readonly FileEntry[]): ErrorList =>
  errors.map((error) => {
    const entry = entries.find((_one, index) => isAbout(error, index));
    if (!entry) return error;
    return { ...error, key: 'file.refused', args: { name: nameOf(entry), reason: wordsOf(error) } };
  });

/** The `accept` of a file input from a field's list of extensions; empty = everything. */
const acceptOf = (extensions: readonly string[] = []): string =>
  extensions.map((extension) => `.${extension.replace(/^\./, '')}`).join(',');
