import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { isNewFile } from '../../contract/fields';
import { text } from '../../i18n/text';
import { type FileEntry, isPicture, nameOf } from './fileEntry';
import { fileSize } from './fileSize';
import { openFile } from './openFile';
import { useFileUrl } from './useFileUrl';

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
    <Tile data-invalid={reasons.length > 0 || undefined}>
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
    </Tile>
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

const Tile = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'hidden',
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: palette.background.paper,
    '&[data-invalid]': { borderColor: palette.error.main },
    '& .face': {
      display: 'flex',
      width: '100%',
      aspectRatio: '4 / 3',
      color: palette.text.secondary,
      backgroundColor: palette.action.hover,
    },
    '& .face:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: '-2px' },
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    '& .name': {
      ...theme.typography.body2,
      padding: theme.spacing(1, 1.25, 0),
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .size': {
      ...theme.typography.caption,
      padding: theme.spacing(0, 1.25, 1),
      color: palette.text.secondary,
    },
    '& .reason': {
      ...theme.typography.caption,
      padding: theme.spacing(0, 1.25, 1),
      color: palette.error.main,
      overflowWrap: 'break-word',
    },
    '& .unreadable': {
      ...theme.typography.caption,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: theme.spacing(0.5),
      padding: theme.spacing(0, 1),
      textAlign: 'center',
    },
    '& .actions': {
      display: 'flex',
      // In one line with those of its neighbours, however much a reason says.
      marginTop: 'auto',
      justifyContent: 'space-evenly',
      borderTop: `1px solid ${palette.divider}`,
    },
  };
});
