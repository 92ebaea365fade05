import type { FieldInputProps, FieldRenderer } from './FieldRenderer';

/** Opens a group of fields: a heading over both columns, no value. */
const Header = ({ field }: Pick<FieldInputProps, 'field'>) => (
  <div className="carte-header" data-field={field.name}>
    <h2 className="text-group">{field.title}</h2>
    {field.description !== '' && <p className="muted text-small above-4">{field.description}</p>}
  </div>
);

export const header: FieldRenderer = { Input: Header, Read: Header, wide: true, valueless: true };
