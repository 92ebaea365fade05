import Rating from '@mui/material/Rating';
import { amountText } from '../contract/fields/decimal';
import { colourOf, mostStars, starsOf } from '../contract/fields/everyday';
import { textOf } from '../contract/fields/scalarText';
import { text } from '../i18n/text';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from './FieldRenderer';
import { Stars, Swatch } from './marks';
import { priceText } from './priceText';
import { ReadFrame, ReadOnlyText } from './ReadFrame';
import { TimeInput } from './time/TimeInput';
import { useField } from './useField';
import { useFieldText } from './useFieldText';

/** A time of the day, typed or taken from the list of half hours. */
const TimeFieldInput = ({ field }: FieldInputProps) => {
  const { id, aria, value, onChange, onBlur, errors } = useField(field);
  return (
    <FieldFrame field={field} id={id} errors={errors}>
      <TimeInput
        id={id}
        name={field.name}
        value={textOf(value)}
        label={field.title}
        invalid={errors.length > 0}
        describedBy={aria['aria-describedby']}
        onChange={onChange}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
};

export const time: FieldRenderer = { Input: TimeFieldInput, Read: ReadOnlyText };

/** Typed as `#rrggbb`, or picked in the browser's own palette behind the swatch. */
const ColorInput = ({ field }: FieldInputProps) => {
  const { id, aria, value, onChange, onBlur, errors } = useField(field);
  return (
    <FieldFrame field={field} id={id} errors={errors}>
      <div className="box field-box row full slim text-body figures">
        <input
          {...aria}
          name={field.name}
          value={textOf(value)}
          placeholder={field.placeholder || '#000000'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => {
            const settled = colourOf(value);
            if (settled !== undefined && settled !== value) onChange(settled);
            onBlur();
          }}
        />
        <label className="square-44 centre">
          <Swatch value={value} />
          <input
            className="visually-hidden"
            type="color"
            tabIndex={-1}
            aria-label={text('color.pick', { label: field.title })}
            value={colourOf(value) ?? '#000000'}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
      </div>
    </FieldFrame>
  );
};

const ColorRead = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>
    {textOf(value) !== '' && (
      <span className="row gap-8">
        <Swatch value={value} />
        {textOf(value)}
      </span>
    )}
  </ReadFrame>
);

export const color: FieldRenderer = { Input: ColorInput, Read: ColorRead };

/** A sum as people write it; its unit stands behind it. */
const MoneyInput = ({ field }: FieldInputProps) => {
  const { id, aria, bind, errors } = useFieldText(field, { settle: amountText });
  return (
    <FieldFrame field={field} id={id} errors={errors}>
      <div className="box field-box row full slim text-body figures">
        <input {...aria} {...bind} placeholder={field.placeholder} inputMode="decimal" autoComplete="off" />
        <span className="carte-arrows flex muted" aria-hidden="true">
          ₽
        </span>
      </div>
    </FieldFrame>
  );
};

const MoneyRead = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>{priceText(textOf(value).replace(',', '.'))}</ReadFrame>
);

export const money: FieldRenderer = { Input: MoneyInput, Read: MoneyRead };

/** Stars to press, and back to none by the one that is pressed again. */
const RatingInput = ({ field }: FieldInputProps) => {
  const { id, value, onChange, onBlur, errors } = useField(field);
  const max = mostStars(field);
  return (
    <FieldFrame field={field} id={id} errors={errors} group="radiogroup">
      <Rating
        name={field.name}
        value={starsOf(value) || null}
        max={max}
        getLabelText={(stars) => text('rating.of', { stars, max })}
        emptyLabelText={text('rating.none')}
        onChange={(_event, stars) => onChange(stars)}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
};

const RatingRead = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>{starsOf(value) > 0 && <Stars value={value} max={mostStars(field)} />}</ReadFrame>
);

export const rating: FieldRenderer = { Input: RatingInput, Read: RatingRead };

export { reference } from './reference';
