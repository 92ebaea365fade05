import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Close from '@mui/icons-material/Close';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { useSyncExternalStore } from 'react';
import { useFileUrl } from '../../../fieldRenderers/file/useFileUrl';
import { photoWords as words } from '../../../i18n/photoWords';
import { shownText } from '../../../i18n/text';
import { isCancellable, type UploadState, type Uploads } from '../../../kit/uploads/createUploads';
import { IconButton } from '../../../ui/IconButton';
import styles from './editor.module.css';
import type { PhotosJob } from './sendPhotos';

interface PhotoRowProps {
  readonly file: File;
  readonly listId: string;
  /** What is written in its field; the dish that is called so, where there is one. */
  readonly label: string;
  readonly isKnown: boolean;
  readonly uploads: Uploads<PhotosJob>;
  /** The upload that it went with; nothing = it can still be given to another. */
  readonly sentBy: string | undefined;
  readonly onPick: (label: string) => void;
  readonly onAgain: (sentBy: string) => void;
}

/** One photo: whose it is, and how far it is. */
export const PhotoRow = ({
  file,
  listId,
  label,
  isKnown,
  uploads,
  sentBy,
  onPick,
  onAgain,
}: PhotoRowProps) => {
  const url = useFileUrl(file, 'thumbnailUrl');
  const state = useSyncExternalStore(uploads.subscribe, () =>
    sentBy === undefined ? undefined : uploads.stateOf(sentBy),
  );
  return (
    <li className={styles.photosRow} data-state={state?.kind}>
      <img className="sunken round photo" width={56} height={56} src={url} alt="" />
      <span className="muted text-label">{file.name}</span>
      {sentBy !== undefined ? (
        <span className={`medium ${styles.whose}`}>{label}</span>
      ) : (
        <input
          type="text"
          list={listId}
          className={styles.pick}
          value={label}
          placeholder={words.choose}
          aria-label={shownText(words.positionOf, { name: file.name })}
          aria-invalid={label !== '' && !isKnown}
          autoComplete="off"
          onChange={(event) => onPick(event.target.value)}
        />
      )}
      <span className={`text-label ${styles.photosState}`} role="status">
        {label !== '' && !isKnown && words.unknown}
        {state && <StateWords state={state} />}
      </span>
      {sentBy !== undefined && isCancellable(state) && (
        <IconButton label={shownText(words.cancelOf, { name: label })} onClick={() => uploads.cancel(sentBy)}>
          <Close fontSize="small" />
        </IconButton>
      )}
      {sentBy !== undefined && (state?.kind === 'failed' || state?.kind === 'cancelled') && (
        <IconButton label={shownText(words.againOf, { name: label })} onClick={() => onAgain(sentBy)}>
          <ReplayOutlined fontSize="small" />
        </IconButton>
      )}
    </li>
  );
};

const StateWords = ({ state }: { readonly state: UploadState }) => {
  if (state.kind === 'failed') return <>{state.words}</>;
  if (state.kind === 'done')
    return (
      <>
        <CheckOutlined fontSize="inherit" aria-hidden /> {words.done}
      </>
    );
  if (state.kind !== 'sending') return <>{words[state.kind]}</>;
  const percent = Math.round(state.share * 100);
  return (
    <>
      <progress value={percent} max={100} aria-label={words.sending} /> {shownText(words.share, { percent })}
    </>
  );
};
