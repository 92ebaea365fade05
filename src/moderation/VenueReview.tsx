import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { limits } from '../../contract/limits';
import { call } from '../../dataProvider/call';
import { isAddress } from '../../fieldRenderers/file/fileEntry';
import { text } from '../../i18n/text';
import { whenWords } from '../../kit/history/whenWords';
import { ErrorState } from '../../kit/parts/ErrorState';
import { PartSkeleton } from '../../kit/parts/PageSkeleton';
import { Chip } from '../../ui/Chip';
import { IconButton } from '../../ui/IconButton';
import styles from './Moderation.module.css';
import { type ModeratedField, readModerated, type ShownFile } from './readModerated';
import { Verdict } from './Verdict';

/** One venue: what it says, what it said when it was decided on last, and the decision. */
export const VenueReview = ({ id, title }: { readonly id: number; readonly title: string }): ReactElement => {
  const [isWhole, setWhole] = useState(false);
  const [remarks, setRemarks] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState('');
  const { data, error, refetch, isPending } = useQuery({
    queryKey: ['moderation', 'one', id],
    queryFn: async ({ signal }) =>
      readModerated(await call('moderation.one', { params: { pointId: String(id) }, signal })),
    // What is looked at stays as it is until it is decided: the server refuses where it was changed meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error)
    return <ErrorState error={error} fallback="moderation.oneFailed" onRetry={() => void refetch()} />;
  if (isPending) return <PartSkeleton />;

  const { before, fields, sentAt, sentBy, decidedAt, version } = data;
  const changed = fields.filter(({ isChanged }) => isChanged);
  const shown = before && !isWhole ? changed : fields;
  const now = new Date();
  return (
    <section className="card" aria-labelledby="moderation-title">
      <header className={styles.head}>
        <h2 className="anywhere" id="moderation-title">
          {title}
        </h2>
        <p className="muted text-label above-2">
          {sentBy === ''
            ? text('moderation.sent', { when: whenWords(sentAt, now) })
            : text('moderation.sentPerson', { person: sentBy, when: whenWords(sentAt, now) })}
        </p>
      </header>
      <div className={styles.what}>
        <p className="muted text-body">
          {before ? (
            <>
              <b className="ink">{text('moderation.changed', { smart_count: changed.length })}</b>{' '}
              {text('moderation.since', { when: whenWords(decidedAt, now) })}
            </>
          ) : (
            <b className="ink">{text('moderation.new')}</b>
          )}
        </p>
        {before && (
          <fieldset className={`segments ${styles.switch}`} aria-label={text('moderation.field')}>
            <button type="button" aria-pressed={!isWhole} onClick={() => setWhole(false)}>
              {text('moderation.onlyChanged')}
            </button>
            <button type="button" aria-pressed={isWhole} onClick={() => setWhole(true)}>
              {text('moderation.all', { count: fields.length })}
            </button>
          </fieldset>
        )}
      </div>
      <div className={styles.fields} data-compares={before ? '' : undefined}>
        {shown.map((field) => (
          <FieldRow
            key={field.name}
            field={field}
            isCompared={before !== undefined}
            remark={remarks[field.name]}
            onRemark={(words) => setRemarks((was) => ({ ...was, [field.name]: words }))}
          />
        ))}
      </div>
      <div className={styles.general}>
        <RemarkBox label={text('moderation.general')} value={reason} onChange={setReason} />
      </div>
      <Verdict id={id} title={title} version={version} reason={reason} remarks={remarks} />
    </section>
  );
};

interface FieldRowProps {
  readonly field: ModeratedField;
  readonly isCompared: boolean;
  /** undefined = nobody has begun one. */
  readonly remark: string | undefined;
  readonly onRemark: (words: string) => void;
}

/** A field as it was and as it is, and what is to be said about it. */
const FieldRow = ({ field, isCompared, remark, onRemark }: FieldRowProps): ReactElement => {
  const id = useId();
  const { title, isChanged, before, after, filesBefore, filesAfter } = field;
  return (
    <section className={styles.field} aria-labelledby={id}>
      <h3 className="text-label anywhere" id={id}>
        {title}
      </h3>
      {isCompared && (
        <div className={`slim text-body anywhere muted ${styles.before}`}>
          <small className="hide strong">{text('moderation.before')}</small>
          <Value words={before} files={filesBefore} />
        </div>
      )}
      <div className={`slim text-body anywhere ${styles.after}`} data-changed={isChanged ? '' : undefined}>
        {isCompared && <small className="hide strong">{text('moderation.after')}</small>}
        <Value words={after} files={filesAfter} />
      </div>
      <IconButton
        className={styles.pen}
        label={text('moderation.remark', { field: title })}
        aria-expanded={remark !== undefined}
        data-written={remark?.trim() ? '' : undefined}
        onClick={() => onRemark(remark ?? '')}
      >
        <ChatBubbleOutlineOutlined />
      </IconButton>
      {remark !== undefined && (
        <div className={styles.remark}>
          <RemarkBox label={text('moderation.reason')} value={remark} onChange={onRemark} isQuick isNew />
        </div>
      )}
    </section>
  );
};

interface ValueProps {
  readonly words: string;
  readonly files: readonly ShownFile[];
}

const Value = ({ words, files }: ValueProps): ReactElement => {
  if (files.length > 0)
    return (
      <ul className={`grid gap-8 ${styles.files}`}>
        {files.map(({ url, name, picture }) => (
          <li key={url}>
            <a
              className="inline gap-8 narrow medium"
              href={isAddress(url) ? url : undefined}
              target="_blank"
              rel="noreferrer"
              aria-label={text('moderation.open', { name })}
            >
              <Face picture={picture} />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    );
  return words === '' ? (
    <span className="muted">{text('moderation.nothing')}</span>
  ) : (
    // The venue's own words: nothing of them is ours to be translated.
    <span translate="no">{words}</span>
  );
};

/** A picture as it looks; one that has left the store since is a file among others. */
const Face = ({ picture }: Pick<ShownFile, 'picture'>): ReactElement => {
  const [isGone, setGone] = useState(false);
  if (picture === undefined || isGone) return <InsertDriveFileOutlined className="square-20 rigid" />;
  return <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setGone(true)} />;
};

const QUICK = ['moderation.quick.expired', 'moderation.quick.unreadable', 'moderation.quick.other'] as const;

interface RemarkBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (words: string) => void;
  /** Offers the words that are said most. */
  readonly isQuick?: boolean;
  /** It was just opened: one wants to write. */
  readonly isNew?: boolean;
}

/** Words to the owner. */
const RemarkBox = ({ label, value, onChange, isQuick, isNew }: RemarkBoxProps): ReactElement => {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew]);
  return (
    <>
      <div className="flex spread gap-12 text-label strong below-8">
        <label htmlFor={id}>{label}</label>
        <span className="muted light figures" aria-hidden="true">
          {value.length} / {limits.descriptionMax}
        </span>
      </div>
      <textarea
        ref={box}
        id={id}
        className={styles.box}
        rows={2}
        maxLength={limits.descriptionMax}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {isQuick && (
        <div className="flex wrap gap-8 above-8">
          {QUICK.map((key) => (
            <Chip key={key} onClick={() => onChange(text(key))}>
              {text(key)}
            </Chip>
          ))}
        </div>
      )}
    </>
  );
};
