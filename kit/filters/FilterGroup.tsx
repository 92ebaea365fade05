import type { ComponentType } from 'react';
import type { FilterDefinition, FilterType } from '../../contract/parseFilters';
import { Calendar } from '../../fieldRenderers/dates/Calendar';
import { RangeCalendar } from '../../fieldRenderers/dates/RangeCalendar';
import { text } from '../../i18n/text';
import { RadioChoice } from '../../ui/RadioChoice';
import { Tick } from '../../ui/Tick';
import { isDayRange } from './activeFilters';
import '../parts/parts.css';

interface FilterInputProps {
  readonly definition: FilterDefinition;
  readonly value: unknown;
  /** `undefined` = this filter is off. */
  readonly onChange: (value: unknown) => void;
}

/** One filter under its title. */
export const FilterGroup = (props: FilterInputProps) => {
  const Input = INPUTS[props.definition.type];
  return (
    <fieldset className="carte-filter start stack">
      <legend className="text-label medium below-4">{props.definition.title}</legend>
      <Input {...props} />
    </fieldset>
  );
};

/** Several options at once. */
const CheckboxFilter = ({ definition, value, onChange }: FilterInputProps) => {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const isChosen = (option: unknown): boolean => chosen.some((other) => String(other) === String(option));
  const toggle = (option: unknown): void => {
    const next = isChosen(option)
      ? chosen.filter((other) => String(other) !== String(option))
      : [...chosen, option];
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <>
      {definition.options.map((option) => (
        <Tick
          key={String(option.value)}
          label={option.title}
          checked={isChosen(option.value)}
          onChange={() => toggle(option.value)}
        />
      ))}
    </>
  );
};

/** Exactly one option, or none chosen. */
const RadioFilter = ({ definition, value, onChange }: FilterInputProps) => {
  const options = [{ value: undefined, title: text('filters.any') }, ...definition.options];
  return (
    <div role="radiogroup" aria-label={definition.title}>
      <RadioChoice
        look="chips"
        name={definition.id}
        options={options}
        isChosen={(option) => String(option) === String(value)}
        onChoose={onChange}
      />
    </div>
  );
};

/** One day, or from one day to another: always a start and an end, inside the server's bounds, picked inline. */
const DateFilter = ({ definition, value, onChange }: FilterInputProps) => {
  const range = isDayRange(value) ? value : {};
  const { start = '', end = '' } = range;
  const bounds = { min: definition.minDate, max: definition.maxDate };
  return (
    <>
      {definition.type === 'date' ? (
        <Calendar day={start} onPick={(day) => onChange({ start: day, end: day })} {...bounds} />
      ) : (
        <RangeCalendar
          value={{ start, end }}
          onChange={(picked) => onChange(picked.start || picked.end ? picked : undefined)}
          {...bounds}
        />
      )}
      {!start && !end && <p className="muted text-small">{text('filters.pickDates')}</p>}
    </>
  );
};

const INPUTS = {
  checkbox: CheckboxFilter,
  radio: RadioFilter,
  date: DateFilter,
  'date-range': DateFilter,
} as const satisfies Record<FilterType, ComponentType<FilterInputProps>>;
