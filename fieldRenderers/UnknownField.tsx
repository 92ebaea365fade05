import type { UnknownField as UnknownEntry } from '../contract/fieldConfig';
import { text } from '../i18n/text';

/** A notice in the place of a field that cannot be shown. The reason is for developers: it stands in the tooltip only. */
export const UnknownField = ({ field }: { field: UnknownEntry }) => (
  <div className="carte-field carte-cell" data-field={field.name} data-unknown="true">
    {field.title !== '' && <div className="carte-label">{field.title}</div>}
    <div className="carte-unknown" role="note" title={field.reason}>
      {text('form.unknownField')}
    </div>
  </div>
);
