import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import GppGoodOutlined from '@mui/icons-material/GppGoodOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Undo from '@mui/icons-material/Undo';
import { type ComponentType, type ReactElement, useContext } from 'react';
import { Link } from 'react-router';
import type { Notice } from '../../contract/entities';
import type { NoticeKind } from '../../contract/noticeKinds';
import { text } from '../../i18n/text';
import { ResourcesContext } from '../../kit/declaration/ResourcesContext';
import { useListAddress } from '../../kit/queryRouter/useAddress';
import { Tile } from '../../ui/Tile';
import styles from './Notices.module.css';
import { noticeWords } from './noticeWords';

const ICONS: Readonly<Record<NoticeKind, ComponentType>> = {
  moderation: GppGoodOutlined,
  // Told when it ends.
  stop: Undo,
  bin: DeleteOutlined,
  team: PersonOutlined,
  import: FileDownloadOutlined,
  device: DevicesOutlined,
};

const clock = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' });

interface NoticeRowProps {
  readonly notice: Notice;
  readonly onRead: () => void;
}

/** One notice. A press on it, or on where it leads, reads it. */
export const NoticeRow = ({ notice, onRead }: NoticeRowProps): ReactElement => {
  const { title, note, remarks, way, tone } = noticeWords(notice, useContext(ResourcesContext));
  const Icon = ICONS[notice.kind];
  const addressOf = useListAddress();
  const to = typeof way?.to === 'object' ? addressOf(way.to) : way?.to;
  const read = notice.read_at ? undefined : onRead;
  return (
    <li className={styles.row} data-new={notice.read_at ? undefined : ''}>
      <Tile tone={tone}>
        <Icon />
      </Tile>
      <div className="slim anywhere">
        <h3 className="text-body">
          {read ? (
            <button type="button" className={`left ${styles.title}`} onClick={read}>
              {title}
              <span className="visually-hidden"> · {text('notices.new')}</span>
            </button>
          ) : (
            title
          )}
        </h3>
        {note !== '' && <p className="muted text-label above-2">{note}</p>}
        {remarks.length > 0 && (
          <ul className="stack gap-4 text-label sunken round-small above-8 pad-8-12">
            {remarks.map((remark) => (
              <li key={remark.title}>
                {remark.title !== '' && <b>{remark.title}: </b>}
                {remark.reason}
              </li>
            ))}
          </ul>
        )}
        {way && to !== undefined && (
          <Link className={styles.way} to={to} onClick={read}>
            {way.label}
          </Link>
        )}
      </div>
      <time className="muted text-small figures" dateTime={notice.created_at}>
        {clock.format(new Date(notice.created_at))}
      </time>
    </li>
  );
};
