import { useRef, useState } from 'react';
import { filesOf, isSingle } from '../../contract/fields';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../FieldRenderer';
import { focusLater } from '../focusLater';
import { useField } from '../useField';
import { useRowKeys } from '../useRowKeys';
import { acceptOf } from './acceptOf';
import { CropStep } from './CropStep';
import { DropZone } from './DropZone';
import { FileTile } from './FileTile';
import { canCrop, type FileEntry, keyOf } from './fileEntry';
import { TileGrid } from './TileGrid';

/**
 * Stored and new files side by side (1§4): add by button or drop, replace, delete after a confirmation. A new picture is
 * in the list at once; the crop that opens for it only swaps the entry, so cancelling keeps the original.
 */
export function FileInput({ field }: FieldInputProps) {
  const { value, onChange, onBlur, problems, id } = useField(field);
  const [cropping, setCropping] = useState<readonly FileEntry[]>([]);
  const adder = useRef<HTMLButtonElement>(null);
  const entries = filesOf(value);
  const keys = useRowKeys(entries.length);
  const accept = acceptOf(field.rules.extensions);
  const holdsOne = isSingle(field);

  const change = (next: readonly FileEntry[], toCrop: readonly FileEntry[] = []) => {
    onChange(next);
    onBlur();
    setCropping((waiting) => [...waiting, ...toCrop.filter(canCrop)]);
  };
  const swap = (old: FileEntry, next: FileEntry) => entries.map((entry) => (entry === old ? next : entry));
  const add = (files: readonly File[]) => {
    const added = holdsOne ? files.slice(0, 1) : files;
    if (added.length > 0) change(holdsOne ? added : [...entries, ...added], added);
  };
  const remove = (index: number) => {
    keys.remove(index);
    change(entries.filter((_entry, at) => at !== index));
    focusLater(() => adder.current);
  };
  const isWrong = (index: number) => problems.some(({ at }) => at?.split('.')[0] === String(index));

  return (
    <FieldFrame field={field} id={id} problems={problems} group="group">
      {entries.length > 0 && (
        <TileGrid>
          {entries.map((entry, index) => (
            <FileTile
              key={keys.of(index)}
              entry={entry}
              accept={accept}
              invalid={isWrong(index)}
              onCrop={() => setCropping([entry])}
              onReplace={(file) => change(swap(entry, file), [file])}
              onDelete={() => remove(index)}
            />
          ))}
        </TileGrid>
      )}
      <DropZone
        button={adder}
        field={field}
        invalid={problems.length > 0}
        accept={accept}
        isMultiple={!holdsOne}
        onFiles={add}
      />
      {cropping[0] && (
        <CropStep
          key={keyOf(cropping[0])}
          entry={cropping[0]}
          onDone={(cropped) => {
            if (cropped && cropping[0]) change(swap(cropping[0], cropped));
            setCropping((waiting) => waiting.slice(1));
          }}
        />
      )}
    </FieldFrame>
  );
}
