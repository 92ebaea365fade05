import type { ReactElement } from 'react';
import { Marked } from './Marked';
import styles from './Palette.module.css';
import type { PaletteOption } from './PaletteOption';

interface OptionRowProps {
  readonly option: PaletteOption;
  readonly id: string;
  readonly words: string;
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onChoose: (isBeside: boolean) => void;
}

/** One line: what it is, where it is, and what is worth knowing before it is chosen. */
export const OptionRow = ({
  option,
  id,
  words,
  isChosen,
  onPoint,
  onChoose,
}: OptionRowProps): ReactElement => {
  const { title, lead, where, icon: Icon, tone, picture, aside } = option;
  return (
    // The keyboard stays in the box above, which says which line is meant.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox hears the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={styles.option}
      onPointerMove={onPoint}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
    >
      <span className={styles.sign} data-tone={tone}>
        {picture === undefined ? <Icon /> : <img src={picture} alt="" loading="lazy" decoding="async" />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {lead !== undefined && <span className={styles.lead}>{lead}: </span>}
          <Marked text={title} words={words} />
        </span>
        {where && <span className={styles.where}>{where}</span>}
      </span>
      {aside && (
        <span className={styles.aside} data-tone={aside.tone}>
          {aside.words}
        </span>
      )}
      <kbd className={styles.enter}>Enter</kbd>
    </div>
  );
};
