import { bulkWords } from '../../../i18n/bulkWords';
import { shownText } from '../../../i18n/text';
import { CopyPanel } from '../../../kit/copies/copyActions';
import type { BulkActProps } from '../../../kit/declaration/BulkAct';
import { useResourceNamed } from '../../../kit/declaration/ResourcesContext';
import { copying } from '../../shared/copies';

/** Many dishes are copied to other points. */
export const CopyDialog = ({ target, onClosed }: BulkActProps) => {
  const resource = useResourceNamed(target.resource);
  if (!resource) return null;
  return (
    <CopyPanel
      resource={resource}
      ids={target.ids}
      title={shownText(bulkWords.copy.title, { what: target.countOf(target.ids.length) })}
      copying={copying}
      onClosed={onClosed}
      {...(target.onDone && { onDone: target.onDone })}
    />
  );
};
