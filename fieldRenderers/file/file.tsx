import { filesOf } from '../../contract/fields';
import type { FieldReadProps, FieldRenderer } from '../FieldRenderer';
import { ReadFrame } from '../ReadFrame';
import { FileInput } from './FileInput';
import { keyOf } from './fileEntry';
import { TileFace } from './TileFace';
import './file.css';

/** The files to look at. */
function FileRead({ field, value }: FieldReadProps) {
  const entries = filesOf(value);
  return (
    <ReadFrame field={field}>
      {entries.length > 0 && (
        <div className="carte-tiles grid gap-12">
          {entries.map((entry) => (
            <TileFace key={keyOf(entry)} entry={entry} />
          ))}
        </div>
      )}
    </ReadFrame>
  );
}

export const file: FieldRenderer = { Input: FileInput, Read: FileRead, wide: true };
