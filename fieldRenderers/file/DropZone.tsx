import AddIcon from '@mui/icons-material/Add';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import { type ChangeEvent, type DragEvent, type Ref, useRef, useState } from 'react';
import type { FieldConfig } from '../../contract/fieldConfig';
import { takesDocuments } from '../../contract/fields';
import { limits } from '../../contract/limits';
import { unbroken } from '../../contract/texts/unbroken';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import './file.css';

interface DropZoneProps {
  /** The button, for whoever gives the focus back. */
  readonly button: Ref<HTMLButtonElement>;
  readonly field: FieldConfig;
  readonly invalid: boolean;
  /** Photos that were just given are made smaller. */
  readonly isBusy: boolean;
  readonly accept: string;
  readonly isMultiple: boolean;
  /** Below photos that are there already: a sign is enough. */
  readonly isSmall: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where new files come in: dropped, or chosen with the button. Says beforehand what is taken. */
export function DropZone(props: DropZoneProps) {
  const { button, field, invalid, isBusy, accept, isMultiple, isSmall, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // The same file may be chosen again after it was deleted.
    event.target.value = '';
  };
  const extensions = field.rules.extensions?.map((extension) => extension.toUpperCase()).join(', ');
  const isOfPhotos = field.rules.extensions !== undefined && !takesDocuments(field.rules);
  const words = text(isOfPhotos ? 'file.addPhoto' : isMultiple ? 'file.addMany' : 'file.addOne');
  const open = (): void => input.current?.click();
  const maxSize = field.rules.max_size ?? limits.fileMaxMb;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button in it is the keyboard's
    <div
      className={`carte-drop row muted text-small light round ${isSmall ? 'gap-12' : 'wrap gap-4 gap-x-8 pad-12-16'}`}
      data-small={isSmall || undefined}
      data-over={isOver || undefined}
      data-invalid={invalid || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {/* One button whether it is small or not: it has the focus when the first file comes. */}
      <Button
        ref={button}
        variant="outlined"
        icon={isSmall || isOfPhotos ? <AddIcon /> : <UploadIcon />}
        aria-label={words}
        title={isSmall ? words : undefined}
        onClick={open}
      >
        {!isSmall && words}
      </Button>
      {!isSmall && <span className="drop">{text('file.dropHere')}</span>}
      <span className="inline gap-8" role="status">
        {isBusy && (
          <>
            <CircularProgress size="1rem" aria-hidden /> {text('file.shrinking')}
          </>
        )}
      </span>
      <small className={isSmall ? 'fill' : isOfPhotos ? 'full' : ''}>
        {unbroken(
          extensions
            ? text('file.takes', { extensions, size: maxSize })
            : text('file.takesAny', { size: maxSize }),
        )}
      </small>
      <input
        ref={input}
        type="file"
        name={field.name}
        aria-label={field.title}
        accept={accept}
        multiple={isMultiple}
        onChange={choose}
        tabIndex={-1}
        hidden
      />
    </div>
  );
}
