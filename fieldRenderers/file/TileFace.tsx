import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, useState } from 'react';
import { isNewFile } from '../../contract/fields';
import { text } from '../../i18n/text';
import { type FileEntry, isAddress, isPicture, nameOf } from './fileEntry';
import { useFileUrl } from './useFileUrl';
import './file.css';
import { limits } from '../../contract/limits';

interface TileFaceProps {
  readonly entry: FileEntry;
  /** Why the field refuses it. */
  readonly reasons?: readonly string[];
  /** The buttons under the name; none in read mode. */
  readonly children?: ReactNode;
}

/** What a file looks like: thumbnail or sign, name, size. A click opens it. */
export function TileFace({ entry, reasons = [], children }: TileFaceProps) {
  const url = useFileUrl(entry, 'thumbnailUrl');
  const name = nameOf(entry);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className="carte-tile stack slim clip framed round" data-invalid={reasons.length > 0 || undefined}>
      <ButtonBase
        className="face flex full muted focus-in"
        onClick={() => openFile(entry)}
        aria-label={text('file.open', { name })}
      >
        {!isPicture(entry) ? (
          <Sign name={name} />
        ) : broken === url ? (
          <Unreadable />
        ) : (
          url && (
            <img className="full tall photo" src={url} alt="" loading="lazy" onError={() => setBroken(url)} />
          )
        )}
      </ButtonBase>
      <div className="name ellipsis text-small light" title={name}>
        {name}
      </div>
      {reasons.length > 0 ? (
        <div className="reason wrong text-small light anywhere">{reasons.join('. ')}</div>
      ) : (
        <div className="size muted text-small light">
          {isNewFile(entry) ? fileSize(entry.size) : text('file.stored')}
        </div>
      )}
      {children && <div className="actions flex line-top">{children}</div>}
    </div>
  );
}

/** In place of a picture that the browser cannot draw. */
const Unreadable = () => (
  <span className="stack level-middle gap-4 text-small light centred pad-x-8">
    <BrokenIcon fontSize="large" />
    {text('file.unreadable')}
  </span>
);

const Sign = ({ name }: { name: string }) =>
  name.toLowerCase().endsWith('.pdf') ? <PdfIcon fontSize="large" /> : <FileIcon fontSize="large" />;

const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;
const STEP = 1024;

/** `1,5 МБ`, the Russian way. */
export function fileSize(bytes: number): string {
  const power = bytes < STEP ? 0 : bytes < STEP * STEP ? 1 : 2;
  const unit = UNITS[power] ?? 'megabyte';
  const format = new Intl.NumberFormat('ru-RU', { style: 'unit', unit, maximumFractionDigits: 1 });
  return format.format(bytes / STEP ** power);
}

/** What a tab may show of a local file; anything else (an SVG may hold scripts) is saved instead. */
const SHOWN = /^(image\/(?!svg)|application\/pdf$|text\/plain$)/;

/** Shows a file in a new tab. The address made for a local one is taken back after a second. */
export function openFile(entry: FileEntry): void {
  const url = isNewFile(entry) ? URL.createObjectURL(entry) : entry.originalUrl || entry.url;
  if (!isAddress(url)) return;
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener';
  if (isNewFile(entry) && !SHOWN.test(entry.type)) link.download = nameOf(entry);
  link.click();
  if (isNewFile(entry)) setTimeout(() => URL.revokeObjectURL(url), limits.fileUrlRevokeMs);
}
