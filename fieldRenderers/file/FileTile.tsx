import CropIcon from '@mui/icons-material/CropOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import ReplaceIcon from '@mui/icons-material/SwapHorizOutlined';
import { type ComponentType, useRef, useState } from 'react';
import { text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';
import { DeleteFile } from '../overlays';
import { type FileEntry, nameOf } from './fileEntry';
import { TileFace } from './TileFace';

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
export function FileTile({ entry, accept, reasons, onCrop, onReplace, onDelete }: FileTileProps) {
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
