import { useState } from 'react';
import type { FormValues } from '../../fieldRenderers/formHandle';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { shownError } from '../parts/shownError';
import type { FormModel } from './createFormModel';
import { VersionsDialog } from './overlays';
import type { FoundDraft } from './useDraft';
import { type VersionRow, versionRows } from './versions/versionRows';

const moment = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

interface Props {
  readonly draft: FoundDraft;
  /** Of the form as it is now: the draft is shown beside it when somebody changed the record meanwhile. */
  readonly model: FormModel;
  readonly onRestore: (values: FormValues) => void;
  readonly onDrop: () => void;
}

/** Offers back what was typed into this form and never saved; over newer data only after both were shown. */
export const DraftOffer = ({ draft, model, onRestore, onDrop }: Props) => {
  const [rows, setRows] = useState<readonly VersionRow[]>();
  const { isOutdated, savedAt, values } = draft;
  const [failure, setFailure] = useState<string>();
  const restore = async (): Promise<void> => {
    const differing = isOutdated ? compare(model, draft) : [];
    if (differing.length === 0) return onRestore(values);
    try {
      await VersionsDialog.ready();
      setFailure(undefined);
      setRows(differing);
    } catch (error) {
      setFailure(shownError(error, 'errors.common'));
    }
  };
  return (
    <>
      <Notice
        tone={isOutdated ? 'warning' : 'info'}
        action={
          <>
            <Button size="s" onClick={() => void restore()}>
              {text(isOutdated ? 'form.draft.compare' : 'form.draft.restore')}
            </Button>
            <Button size="s" variant="simple" onClick={onDrop}>
              {text('form.draft.drop')}
            </Button>
          </>
        }
      >
        {text('form.draft.found', { when: moment.format(savedAt) })}{' '}
        {text(isOutdated ? 'form.draft.outdated' : 'form.draft.hint')}
      </Notice>
      {failure && <Notice tone="error">{failure}</Notice>}
      {rows && (
        <VersionsDialog about="draft" rows={rows} onChoose={onRestore} onClose={() => setRows(undefined)} />
      )}
    </>
  );
};

const compare = (model: FormModel, { before, values }: FoundDraft): readonly VersionRow[] => {
  const theirs = model.form.getValues();
  return versionRows(model, { before: { ...theirs, ...before }, mine: { ...theirs, ...values }, theirs });
};
