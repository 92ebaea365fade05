import type { ComponentProps, ReactElement } from 'react';
import { Tick } from './Tick';

interface RadioChoiceProps<Value> extends Pick<ComponentProps<'input'>, 'name' | 'onBlur'> {
  readonly options: readonly { readonly value: Value; readonly title: string }[];
  readonly isChosen: (value: Value) => boolean;
  readonly onChoose: (value: Value) => void;
  /** `chips` wrap: words too long to stand in one row. */
  readonly look?: 'segments' | 'chips';
}

/** More ways than these are a list. */
const MAX_SEGMENTS = 4;

/** One of a few short words, beside each other; too many of them below each other. They stand in a radiogroup of whoever asks. */
export const RadioChoice = <Value,>(props: RadioChoiceProps<Value>): ReactElement => {
  const { options, isChosen, onChoose, look = 'segments', ...own } = props;
  const radios = options.map(({ value, title }) => ({
    ...own,
    key: String(value),
    type: 'radio' as const,
    value: String(value),
    checked: isChosen(value),
    onChange: () => onChoose(value),
    label: title,
  }));
  if (look === 'segments' && options.length > MAX_SEGMENTS)
    return (
      <div className="stack start">
        {radios.map(({ key, ...radio }) => (
          <Tick key={key} {...radio} />
        ))}
      </div>
    );
  return (
    <div className="segments" data-look={look}>
      {radios.map(({ key, label, ...radio }) => (
        <label className="relative" key={key}>
          <input {...radio} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
};
