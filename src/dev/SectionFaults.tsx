import Alert from '@mui/material/Alert';
import { formatText } from '../../i18n/formatText';
import { galleryWords } from '../../i18n/galleryWords';
import { shownText } from '../../i18n/shownText';
import type { ReadSection } from './readSection';

/** What is wrong with the section, field by field. */
export const SectionFaults = ({ section: { faults, notJson } }: { section: ReadSection }) => {
  if (notJson !== undefined) {
    return <Alert severity="error">{formatText(galleryWords.notJson, { reason: notJson })}</Alert>;
  }
  if (faults.length === 0) return <Alert severity="success">{galleryWords.clean}</Alert>;
  return (
    <Alert severity="warning">
      <strong>{galleryWords.faults}</strong>
      <ul>
        {faults.map(({ field, key, args }) => (
          <li key={`${field} ${key} ${JSON.stringify(args)}`}>
            {field && <code>{field}</code>} {shownText(key, args)}
          </li>
        ))}
      </ul>
    </Alert>
  );
};
