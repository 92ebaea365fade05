import { useRef, useState } from 'react';
import type { FieldConfig } from '../../contract/fieldConfig';
import { filesOf, isSingle, isTooLarge } from '../../contract/fields';
import { useFormHandle } from '../formHandle';
import type { FieldState } from '../useField';
import { usePendingInput } from '../usePendingInput';
import { canCrop, type FileEntry, keyOf } from './fileEntry';
import { isLookedAt, receiveFiles } from './receiveFiles';

/**
 * The files of a field as they come, change and go. Pictures are looked at and made smaller before they come in, and a save
 * waits for that; pictures that may be cropped wait for it one after the other.
 */
export const useFiles = (field: FieldConfig, { onChange, onBlur }: FieldState) => {
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
