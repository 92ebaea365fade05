import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { type ChangeEvent, type DragEvent, type Ref, useRef, useState } from 'react';
import type { FieldConfig } from '../../contract/fieldConfig';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';

interface DropZoneProps {
  /** The button, for whoever gives the focus back. */
  readonly button: Ref<HTMLButtonElement>;
  readonly field: FieldConfig;
  readonly invalid: boolean;
  /** Photos that were just given are made smaller. */
  readonly isBusy: boolean;
  readonly accept: string;
  readonly isMultiple: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where new files come in: dropped, or chosen with the button. Says beforehand what is taken. */
export function DropZone({ button, field, invalid, isBusy, accept, isMultiple, onFiles }: DropZoneProps) {
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
  const maxSize = field.rules.max_size ?? limits.fileMaxMb;
  return (
    <Zone
      data-over={isOver || undefined}
      data-invalid={invalid || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button
        ref={button}
        variant="outlined"
        startIcon={<UploadIcon />}
        onClick={() => input.current?.click()}
      >
        {text(isMultiple ? 'file.addMany' : 'file.addOne')}
      </Button>
      <span className="drop">{text('file.dropHere')}</span>
      <span role="status">
        {isBusy && (
          <>
            <CircularProgress size="1rem" aria-hidden /> {text('file.shrinking')}
          </>
        )}
      </span>
      <small>
        {extensions
          ? text('file.takes', { extensions, size: maxSize })
          : text('file.takesAny', { size: maxSize })}
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
    </Zone>
  );
}

const Zone = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme.typography.body2,
    color: palette.text.secondary,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1),
    padding: theme.spacing(1.5, 2),
    border: `1px dashed ${palette.grey[400]}`,
    borderRadius: theme.shape.borderRadius,
    transition: theme.transitions.create(['background-color', 'border-color'], { duration: 150 }),
    '& [role=status]': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(1) },
    '& small': { ...theme.typography.caption, flexBasis: '100%' },
    '&[data-over]': { backgroundColor: palette.action.hover, borderColor: palette.primary.main },
    '&[data-invalid]': { borderColor: palette.error.main },
    // Nothing can be dropped with a finger.
    '@media (hover: none)': { '& > .drop': { display: 'none' } },
  };
});
