import { type ReactNode, useId } from 'react';
import { asBoolean } from '../contract/asBoolean';
import type { FieldConfig } from '../contract/fieldConfig';
import { sameScalar } from '../contract/sameScalar';
import { text } from '../i18n/text';
import { FieldFoot } from './FieldFoot';
import type { FieldReadProps } from './FieldRenderer';
import { labelId } from './fieldAria';

/** A field that is shown but cannot be written: the same place and label as `FieldFrame`, words instead of a control. */
export const ReadFrame = ({ field, children }: { field: FieldConfig; children: ReactNode }) => {
  const id = useId();
  const isEmpty = children === '' || children === null || children === undefined || children === false;
  return (
    <div className="carte-field stack slim" data-field={field.name} data-readonly="true">
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
      <FieldFoot field={field} id={id} errors={[]} />
    </div>
  );
};

/** Read mode of checkbox and toggle. */
export const ReadOnOff = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>{text(asBoolean(value) === true ? 'common.yes' : 'common.no')}</ReadFrame>
);

/** Read mode of everything that is one text or number. */
export const ReadOnlyText = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>{plainText(value)}</ReadFrame>
);

const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Read mode of select and radio: the title of the chosen option. */
export const ReadOption = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>
    {field.options.find((option) => sameScalar(option.value, value))?.title ?? ''}
  </ReadFrame>
);
