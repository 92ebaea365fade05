import { useId } from 'react';
import styles from './choice.module.css';

interface CardChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly title: string; readonly note: string }[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few that want a second line each: native radios as cards, two beside each other. */
export const CardChoice = <T extends string>({ label, options, value, onChoose }: CardChoiceProps<T>) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="grid gap-8 halves">
      {options.map((option) => (
        <label key={option.value} className={styles.card}>
          <input
            className="cover"
            type="radio"
            name={name}
            checked={option.value === value}
            data-autofocus={option.value === value || undefined}
            onChange={() => onChoose(option.value)}
          />
          <strong>{option.title}</strong>
          <span className="muted text-small">{option.note}</span>
        </label>
      ))}
    </div>
  );
};
