import { type ReactElement, useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { CityInput } from '../../fieldRenderers/address/CityInput';
import { cityLabel } from '../../fieldRenderers/address/cityLabel';
import { text } from '../../i18n/text';
import { FieldBox, fieldUnderId } from '../plain/FieldBox';
import type { AccountValues } from './AccountValues';

interface CityFieldProps {
  readonly control: Control<AccountValues>;
  /** The city as the backend sent it: fine as it is, even where it came without an id. */
  readonly known: string;
}

/** The city, found by the same search as the address of a point; only a chosen one can be saved. */
export const CityField = ({ control, known }: CityFieldProps): ReactElement => {
  const id = useId();
  const { field, fieldState } = useController({
    control,
    name: 'city',
    rules: {
      validate: ({ title, id: cityId }) =>
        cityId !== null || ['', known].includes(title.trim()) || text('account.problem.city'),
    },
  });
  const error = fieldState.error?.message;

  return (
    <FieldBox id={id} label={text('account.city')} error={error}>
      <CityInput
        city={field.value.title}
        isChosen={field.value.id !== null || ['', known].includes(field.value.title.trim())}
        name="city"
        placeholder={text('account.cityPlaceholder')}
        aria={{
          id,
          'aria-describedby': fieldUnderId(id),
          'aria-invalid': error !== undefined,
          'aria-required': false,
        }}
        onType={(title) => field.onChange({ title, id: null })}
        onChoose={(city) => field.onChange({ title: cityLabel(city), id: city.id })}
        onBlur={field.onBlur}
      />
    </FieldBox>
  );
};
