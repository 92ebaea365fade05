import { type ReactNode, useId } from 'react';
import type { FieldConfig } from '../contract/fieldConfig';
import { text } from '../i18n/text';
import { FieldLinks } from './FieldLinks';
import { labelId } from './fieldAria';

/** A field that is shown but cannot be written: the same place and label as `FieldFrame`, words instead of a control. */
export const ReadFrame = ({ field, children }: { field: FieldConfig; children: ReactNode }) => {
  const id = useId();
  const isEmpty = children === '' || children === null || children === undefined || children === false;
  return (
    <div className="carte-field" data-field={field.name} data-readonly="true">
      {field.title !== '' && (
        <div className="carte-label" id={labelId(id)}>
          {field.title}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would promise controls; this only names a text */}
      <div
        className="carte-read ink text-body anywhere"
        role="group"
        aria-labelledby={field.title === '' ? undefined : labelId(id)}
      >
        {isEmpty ? <span className="faint">{text('common.empty')}</span> : children}
      </div>
      <div className="carte-foot">
        <div className="grow">
          {field.description !== '' && <div className="carte-help">{field.description}</div>}
          <FieldLinks links={field.links} />
          <div className="carte-field-errors" />
        </div>
      </div>
    </div>
  );
};
