import CropIcon from '@mui/icons-material/CropOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import ReplaceIcon from '@mui/icons-material/SwapHorizOutlined';
import { type ComponentType, useRef, useState } from 'react';
import type { FieldConfig } from '../../contract/fieldConfig';
import { filesOf, isSingle, isTooLarge, takesDocuments } from '../../contract/fields';
import { shownText, text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from '../FieldRenderer';
import type { ErrorList } from '../fieldErrors';
import { useFormHandle } from '../formHandle';
import { DeleteFile } from '../overlays';
import { ReadFrame } from '../ReadFrame';
import { type FieldState, useField } from '../useField';
import { usePendingInput } from '../usePendingInput';
import { focusLater, useRowKeys } from '../useRowKeys';
import { CropStep } from './CropStep';
import { DropZone } from './DropZone';
import { canCrop, type FileEntry, keyOf, nameOf } from './fileEntry';
import { isLookedAt, receiveFiles } from './receiveFiles';
import { TileFace } from './TileFace';
import './file.css';

/**
 * Stored and new files side by side: add by button or drop, replace, delete after a confirmation. A new picture is
 * in the list at once; the crop that opens for it only swaps the entry, so cancelling keeps the original.
 */
function FileInput({ field }: FieldInputProps) {
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
    <FieldFrame field={withOrder(field, entries)} id={id} errors={named(errors, entries)} group="group">
      {entries.length > 0 && (
        <div className={tilesOf(field)}>
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
        isSmall={entries.length > 0 && !takesDocuments(field.rules)}
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

/** Which of several photos stands for all is said once there are several. */
const withOrder = (field: FieldConfig, { length }: readonly FileEntry[]): FieldConfig =>
  length < 2 || field.description !== '' || takesDocuments(field.rules)
    ? field
    : { ...field, description: text('file.first') };

/** Photos are looked at; papers are rows to be read. */
const tilesOf = ({ rules }: FieldConfig): string =>
  takesDocuments(rules) ? 'carte-papers lines framed round clip below-8' : 'carte-tiles grid gap-12 below-12';

type FileError = ErrorList[number];

const isAbout = ({ at }: FileError, index: number): boolean => at?.split('.')[0] === String(index);

const wordsOf = ({ key, args }: FileError): string => shownText(key, args);

/** The text under the field names the file it is about: of many, one does not see which. */
const named = (errors: ErrorList, entries: readonly FileEntry[]): ErrorList =>
  errors.map((error) => {
    const entry = entries.find((_one, index) => isAbout(error, index));
    if (!entry) return error;
    return { ...error, key: 'file.refused', args: { name: nameOf(entry), reason: wordsOf(error) } };
  });

/** The `accept` of a file input from a field's list of extensions; empty = everything. */
const acceptOf = (extensions: readonly string[] = []): string =>
  extensions.map((extension) => `.${extension.replace(/^\./, '')}`).join(',');

/**
 * The files of a field as they come, change and go. Pictures are looked at and made smaller before they come in, and a save
 * waits for that; pictures that may be cropped wait for it one after the other.
 */
const useFiles = (field: FieldConfig, { onChange, onBlur }: FieldState) => {
  const { getValues } = useFormHandle();
  const { rules } = field;
  const [cropping, setCropping] = useState<readonly FileEntry[]>([]);
  const [isShrinking, setShrinking] = useState(false);
  const running = useRef(new Set<Promise<unknown>>());
  usePendingInput(() => (running.current.size > 0 ? Promise.all(running.current) : undefined));
  // A photo that was made smaller comes later than a press on another: always change what stands in the form now.
  const current = (): readonly FileEntry[] => filesOf(getValues()[field.name]);

  const change = (next: readonly FileEntry[], toCrop: readonly FileEntry[] = []) => {
    onChange(next);
    onBlur();
    setCropping((waiting) => [...waiting, ...toCrop.filter((entry) => canCrop(entry, rules))]);
  };
  const swap = (old: FileEntry, next: FileEntry, isNew: boolean) =>
    change(
      current().map((entry) => (keyOf(entry) === keyOf(old) ? next : entry)),
      isNew ? [next] : [],
    );
  const fitting = (files: readonly File[], take: (fit: readonly File[]) => void) => {
    if (!files.some(isLookedAt)) return take(files);
    setShrinking(files.some((file) => isTooLarge(file, rules)));
    const work = receiveFiles(files, rules)
      .then(take)
      .finally(() => {
        running.current.delete(work);
        setShrinking(running.current.size > 0);
      });
    running.current.add(work);
  };

  return {
    isShrinking,
    cropping: cropping[0],
    crop: (entry: FileEntry) => setCropping([entry]),
    add: (files: readonly File[]) => {
      const added = isSingle(field) ? files.slice(0, 1) : files;
      if (added.length === 0) return;
      fitting(added, (fit) => change(isSingle(field) ? fit : [...current(), ...fit], fit));
    },
    replace: (old: FileEntry, file: File) => fitting([file], ([fit = file]) => swap(old, fit, true)),
    remove: (index: number) => change(current().filter((_entry, at) => at !== index)),
    /** The answer of the cropper; null = the original stays. */
    cropped: (old: FileEntry, cut: File | null) => {
      if (cut) fitting([cut], ([fit = cut]) => swap(old, fit, false));
      setCropping((waiting) => waiting.slice(1));
    },
  };
};

interface FileTileProps {
  readonly entry: FileEntry;
  readonly accept: string;
  /** Why it is refused; empty = it is not. */
  readonly reasons: readonly string[];
  /** Absent: it is not cropped. */
  readonly onCrop: (() => void) | undefined;
  readonly onReplace: (file: File) => void;
  readonly onDelete: () => void;
}

/** One file of the field with what can be done to it. */
function FileTile({ entry, accept, reasons, onCrop, onReplace, onDelete }: FileTileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(entry);
  return (
    <TileFace entry={entry} reasons={reasons}>
      {onCrop && <TileButton icon={CropIcon} label={text('file.crop.open', { name })} onClick={onCrop} />}
      <TileButton
        icon={ReplaceIcon}
        label={text('file.replace', { name })}
        onClick={() => input.current?.click()}
      />
      <TileButton icon={DeleteIcon} label={text('file.delete', { name })} onClick={() => setAsking(true)} />
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={accept}
        aria-label={text('file.replace', { name })}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onReplace(file);
          target.value = '';
        }}
      />
      {isAsking && (
        <DeleteFile
          entry={entry}
          onAnswer={(isSure) => {
            setAsking(false);
            if (isSure) onDelete();
          }}
        />
      )}
    </TileFace>
  );
}

interface TileButtonProps {
  readonly icon: ComponentType<{ fontSize: 'small' }>;
  readonly label: string;
  readonly onClick: () => void;
}

const TileButton = ({ icon: Icon, label, onClick }: TileButtonProps) => (
  <IconButton label={label} onClick={onClick}>
    <Icon fontSize="small" />
  </IconButton>
);

/** The files to look at. */
function FileRead({ field, value }: FieldReadProps) {
  const entries = filesOf(value);
  return (
    <ReadFrame field={field}>
      {entries.length > 0 && (
        <div className={tilesOf(field)}>
          {entries.map((entry) => (
            <TileFace key={keyOf(entry)} entry={entry} />
          ))}
        </div>
      )}
    </ReadFrame>
  );
}

export const file: FieldRenderer = { Input: FileInput, Read: FileRead, wide: true };
