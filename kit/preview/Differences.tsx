import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useId } from 'react';
import { previewWords as words } from '../../i18n/previewWords';
import { shownText } from '../../i18n/text';
import { differenceRows } from './differenceRows';
import styles from './preview.module.css';
import type { Shown } from './usePreview';

/** What guests see otherwise at the chosen moment than now, and why. */
export const Differences = ({ shown, zone }: { readonly shown: Shown; readonly zone: string }) => {
  const id = useId();
  const { differences, now, at } = shown;
  if (!differences || now === undefined || at === undefined) return null;
  const rows = differenceRows(differences, { now: new Date(now), at: new Date(at), zone });
  const moment = momentName(now, zone);
  return (
    <section className={styles.differences} aria-labelledby={id} aria-live="polite">
      <h3 id={id}>{shownText(rows.length > 0 ? words.differs : words.same, { moment })}</h3>
      {rows.length > 0 && (
        <ul>
          {rows.map(({ name, said, isSeen }) => (
            <li key={`${name} ${said}`} data-seen={isSeen || undefined}>
              {isSeen ? <VisibilityOutlined aria-hidden /> : <VisibilityOffOutlined aria-hidden />}
              <b>{name}</b>
              <span>{said}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** `вторник, 14:20` */
const momentName = (moment: string, timeZone: string): string => {
  const parts = { weekday: 'long', hour: '2-digit', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat('ru-RU', parts).format(Date.parse(moment));
};
