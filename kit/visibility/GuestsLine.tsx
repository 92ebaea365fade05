import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { Cause, Note } from '../../contract/visibility/visibilityOf';
import { visibilityWords } from '../../i18n/visibilityWords';
import { IconButton } from '../../ui/IconButton';
import { CauseLinks } from './CauseLinks';
import { guestPageOf } from './guestPageOf';
import { readVisibility } from './readVisibility';

interface GuestsLineProps {
  readonly causes: readonly Cause[];
  readonly notes?: readonly Cause<Note>[];
  readonly zone: string;
  readonly own: string;
  /** Where they see it. */
  readonly page?: string | undefined;
}

/** One pill of what guests see: that they do, with the way to their page, or why not, with the way to each cause. */
export const GuestsLine = ({ causes, notes = [], zone, own, page }: GuestsLineProps) => {
  /** Where there is room for a sign alone. */
  const [isOpen, setOpen] = useState(false);
  const isSeen = causes.length === 0;
  const isStopped = isSeen && notes.some(({ kind }) => kind === 'stop');
  const Icon = isSeen ? VisibilityOutlined : VisibilityOffOutlined;
  const tone = isSeen && !isStopped ? 'seen' : 'error';
  const words = (
    <>
      <Icon aria-hidden className="rigid square-18" />
      <span>
        {isSeen ? visibilityWords[isStopped ? 'stopped' : 'seen'] : visibilityWords.hidden}
        {!isSeen && <CauseLinks causes={causes} zone={zone} own={own} />}
      </span>
    </>
  );
  if (!isSeen || page === undefined)
    return (
      <div className={PILL} data-tone={tone} data-wide={!isSeen || undefined} data-open={isOpen || undefined}>
        {words}
        {!isSeen && (
          <IconButton
            label={visibilityWords.why}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.parentElement?.contains(relatedTarget)) setOpen(false);
            }}
          >
            <Icon />
          </IconButton>
        )}
      </div>
    );
  return (
    <a
      className={`${PILL} unlined relative hover-line`}
      data-tone={tone}
      href={page}
      target="_blank"
      rel="noopener"
      title={visibilityWords.open}
    >
      {words}
      <span className="visually-hidden">{visibilityWords.open}</span>
    </a>
  );
};

const PILL = 'carte-pill tinted inline gap-8 text-small medium anywhere';

/** The same of one record, above its form; `own` says whose form it is. */
export const FormGuestsLine = ({ record, own }: { readonly record: RaRecord; readonly own: string }) => {
  const seen = readVisibility(record);
  if (!seen) return null;
  const { causes, notes, timezone: zone } = seen;
  return <GuestsLine {...{ causes, notes, zone, own }} page={guestPageOf(record)} />;
};
