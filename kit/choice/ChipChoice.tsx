import type { ReactNode } from 'react';
import { Chip } from '../../ui/Chip';
import styles from './choice.module.css';

interface ChipChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly value: T | undefined;
  /** Undefined: the chosen one was pressed again, where `isOptional`. */
  readonly onChoose: (value: T | undefined) => void;
  readonly isOptional?: boolean;
  /** On a phone in one line that is pushed sideways, where there are many. */
  readonly isRow?: boolean;
}

/** One of a few, as chips. */
export const ChipChoice = <T extends string>({
  label,
  options,
  value,
  onChoose,
  isOptional = false,
  isRow = false,
}: ChipChoiceProps<T>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset has looks of its own, and its legend would be said twice
  <div
    role="group"
    aria-label={label}
    className={`flex wrap gap-8 ${styles.chips}`}
    data-row={isRow || undefined}
  >
    {options.map((option) => {
      const isChosen = option.value === value;
      return (
        <Chip
          key={option.value}
          aria-pressed={isChosen}
          onClick={() => onChoose(isOptional && isChosen ? undefined : option.value)}
        >
          {option.label}
        </Chip>
      );
    })}
  </div>
);
