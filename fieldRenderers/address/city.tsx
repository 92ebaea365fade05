import { useState } from 'react';
import { cityOf } from '../../contract/fields';
import { text } from '../../i18n/text';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from '../FieldRenderer';
import { ReadFrame } from '../ReadFrame';
import { useField } from '../useField';
import { CityInput } from './CityInput';
import { cityLabel } from './cityLabel';

/** A city on its own, found by the same search as the city of an address. */
const CityFieldInput = ({ field }: FieldInputProps) => {
  const { id, aria, value, onChange, onBlur, errors } = useField(field);
  const city = cityOf(value);
  // A city that came without an id is fine as it is.
  const [opened] = useState(city.title);
  return (
    <FieldFrame field={field} id={id} errors={errors}>
      <CityInput
        typed={city.title}
        isChosen={city.id !== null || city.title === opened}
        name={field.name}
        placeholder={field.placeholder || text('address.cityPlaceholder')}
        aria={aria}
        onType={(title) => onChange({ title, id: null })}
        onChoose={(found) => onChange({ title: cityLabel(found), id: found.id })}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
};

const CityRead = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>{cityOf(value).title}</ReadFrame>
);

export const city: FieldRenderer = { Input: CityFieldInput, Read: CityRead };
