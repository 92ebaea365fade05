import { previewWords as words } from '../../i18n/previewWords';
import { Notice } from '../../ui/Notice';
import { CauseLinks } from '../visibility/CauseLinks';
import styles from './preview.module.css';
import type { Shown } from './usePreview';

/** What one must know to read the page: whether guests see it at all, and what of the form is in it. */
export const Notes = ({ shown, zone }: { readonly shown: Shown; readonly zone: string }) => {
  const causes = shown.visibility?.causes ?? [];
  // Before a venue is shown its page is looked at by who works there; what else hides it leaves nothing to look at.
  const isOnlyClosed = causes.every(({ kind }) => kind === 'status');
  return (
    <div className={styles.notes} role="status">
      {causes.length > 0 && (
        <Notice tone="warning">
          {isOnlyClosed ? words.notOpen : words.hidden}
          <CauseLinks causes={causes} zone={zone} own="" />
        </Notice>
      )}
      {shown.unsaved && <p>{UNSAVED[shown.unsaved]}</p>}
    </div>
  );
};

const UNSAVED: Readonly<Record<NonNullable<Shown['unsaved']>, string>> = {
  shown: words.unsaved,
  wrong: words.withoutUnsaved,
  forbidden: words.notWritten,
};
