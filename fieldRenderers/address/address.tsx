import OutlinedInput from '@mui/material/OutlinedInput';
import { type AddressValue, addressOf } from '../../contract/fields';
import { text } from '../../i18n/text';
import { errorsAt, errorsBeside } from '../errorsAt';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from '../FieldRenderer';
import { useFormHandle } from '../formHandle';
import { PartFrame, partAria } from '../PartFrame';
import { ReadFrame } from '../ReadFrame';
import { useField } from '../useField';
import { CityInput } from './CityInput';
import { cityLabel } from './cityLabel';

const PARTS = ['street', 'house', 'entrance', 'floor', 'office'] as const;
const NEEDED: readonly string[] = ['street', 'house'];
const PLACES = ['city', 'cityId', ...PARTS];

/** Where a point is: a chosen city and the way to the door. */
function AddressInput({ field }: FieldInputProps) {
  const { value, onChange, onLeavePart, errors, id } = useField(field);
  const { getValues } = useFormHandle();
  const address = addressOf(value);
  const isRequired = field.rules.required === true;
  const cityErrors = errorsAt(errors, 'city', 'cityId');

  // An answer of the city search comes later than a key in the street: always change what stands in the form now.
  const edit = (change: Partial<AddressValue>) =>
    onChange({ ...addressOf(getValues()[field.name]), ...change });

  const leaveCity = () => {
    onLeavePart('city');
    onLeavePart('cityId');
  };

  return (
    <FieldFrame field={field} id={id} errors={errorsBeside(errors, PLACES)} group="group">
      <div className="carte-address grid gap-x-16">
        <div className="city">
          <PartFrame id={`${id}-city`} label={text('address.city')} required={isRequired} errors={cityErrors}>
            <CityInput
              typed={address.city}
              isChosen={address.cityId !== null}
              name={`${field.name}.city`}
              placeholder={field.placeholder || text('address.cityPlaceholder')}
              aria={partAria(`${id}-city`, cityErrors, isRequired)}
              onType={(city) => edit({ city, cityId: null })}
              onChoose={(city) => {
                edit({ city: cityLabel(city), cityId: city.id });
                leaveCity();
              }}
              onBlur={leaveCity}
            />
          </PartFrame>
        </div>
        {PARTS.map((part) => {
          const partId = `${id}-${part}`;
          const isNeeded = isRequired && NEEDED.includes(part);
          const found = errorsAt(errors, part);
          return (
            <div className={part} key={part}>
              <PartFrame id={partId} label={text(`address.${part}`)} required={isNeeded} errors={found}>
                <OutlinedInput
                  fullWidth
                  name={`${field.name}.${part}`}
                  value={address[part]}
                  error={found.length > 0}
                  onChange={({ target }) => edit({ [part]: target.value })}
                  onBlur={() => {
                    const trimmed = address[part].trim();
                    if (trimmed !== address[part]) edit({ [part]: trimmed });
                    onLeavePart(part);
                  }}
                  slotProps={{ input: partAria(partId, found, isNeeded) }}
                />
              </PartFrame>
            </div>
          );
        })}
      </div>
    </FieldFrame>
  );
}

/** The address in one line; the short parts say what they are. */
function AddressRead({ field, value }: FieldReadProps) {
  const { city, street, house, entrance, floor, office } = addressOf(value);
  const named = { entrance, floor, office };
  const short = (['entrance', 'floor', 'office'] as const)
    .filter((part) => named[part] !== '')
    .map((part) => text(`address.short.${part}`, { value: named[part] }));
  return <ReadFrame field={field}>{[city, street, house, ...short].filter(Boolean).join(', ')}</ReadFrame>;
}

export const address: FieldRenderer = { Input: AddressInput, Read: AddressRead, wide: true };
