import EditOutlined from '@mui/icons-material/EditOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import { type ReactElement, useId, useState } from 'react';
import { text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';
import styles from './Moderation.module.css';
import { RemarkBox } from './RemarkBox';
import type { ModeratedField, ShownFile } from './readModerated';

interface FieldRowProps {
  readonly field: ModeratedField;
  readonly isCompared: boolean;
  /** undefined = nobody has begun one. */
  readonly remark: string | undefined;
  readonly onRemark: (words: string) => void;
}

/** A field as it was and as it is, and what is to be said about it. */
export const FieldRow = ({ field, isCompared, remark, onRemark }: FieldRowProps): ReactElement => {
  const id = useId();
  const { title, isChanged, before, after, filesBefore, filesAfter } = field;
  return (
    <section className={styles.field} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {isCompared && (
        <div className={styles.before}>
          <small>{text('moderation.before')}</small>
          <Value words={before} files={filesBefore} />
        </div>
      )}
      <div className={styles.after} data-changed={isChanged ? '' : undefined}>
        {isCompared && <small>{text('moderation.after')}</small>}
        <Value words={after} files={filesAfter} />
      </div>
      <IconButton
        className={styles.pen}
        label={text('moderation.remark', { field: title })}
        aria-expanded={remark !== undefined}
        data-written={remark?.trim() ? '' : undefined}
        onClick={() => onRemark(remark ?? '')}
      >
        <EditOutlined />
      </IconButton>
      {remark !== undefined && (
        <div className={styles.remark}>
          <RemarkBox label={text('moderation.reason')} value={remark} onChange={onRemark} isQuick isNew />
        </div>
      )}
    </section>
  );
};

const Value = ({
  words,
  files,
}: {
  readonly words: string;
  readonly files: readonly ShownFile[];
}): ReactElement => {
  if (files.length > 0)
    return (
      <ul className={styles.files}>
        {files.map(({ url, name, picture }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" aria-label={text('moderation.open', { name })}>
              <Face picture={picture} />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    );
  return words === '' ? (
    <span className={styles.nothing}>{text('moderation.nothing')}</span>
  ) : (
    // The venue's own words: nothing of them is ours to be translated.
    <span translate="no">{words}</span>
  );
};

/** A picture as it looks; one that has left the store since is a file among others. */
const Face = ({ picture }: Pick<ShownFile, 'picture'>): ReactElement => {
  const [isGone, setGone] = useState(false);
  if (picture === undefined || isGone) return <InsertDriveFileOutlined />;
  return <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setGone(true)} />;
};
