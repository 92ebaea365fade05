import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, useState } from 'react';
import { isNewFile } from '../../contract/fields';
import { text } from '../../i18n/text';
import { type FileEntry, isPicture, nameOf } from './fileEntry';
import { fileSize } from './fileSize';
import { openFile } from './openFile';
import { useFileUrl } from './useFileUrl';
import './file.css';

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
    <div className="carte-tile" data-invalid={reasons.length > 0 || undefined}>
      <ButtonBase className="face" onClick={() => openFile(entry)} aria-label={text('file.open', { name })}>
        {!isPicture(entry) ? (
          <Sign name={name} />
        ) : broken === url ? (
          <Unreadable />
        ) : (
          url && <img src={url} alt="" loading="lazy" onError={() => setBroken(url)} />
        )}
      </ButtonBase>
      <div className="name" title={name}>
        {name}
      </div>
      {reasons.length > 0 ? (
        <div className="reason">{reasons.join('. ')}</div>
      ) : (
        <div className="size">{isNewFile(entry) ? fileSize(entry.size) : text('file.stored')}</div>
      )}
      {children && <div className="actions">{children}</div>}
    </div>
  );
}

/** In place of a picture that the browser cannot draw. */
const Unreadable = () => (
  <span className="unreadable">
    <BrokenIcon fontSize="large" />
    {text('file.unreadable')}
  </span>
);

const Sign = ({ name }: { name: string }) =>
  name.toLowerCase().endsWith('.pdf') ? <PdfIcon fontSize="large" /> : <FileIcon fontSize="large" />;
