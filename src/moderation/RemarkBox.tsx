import { type ReactElement, useEffect, useId, useRef } from 'react';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { Chip } from '../../ui/Chip';
import styles from './Moderation.module.css';

const QUICK = ['moderation.quick.expired', 'moderation.quick.unreadable', 'moderation.quick.other'] as const;

interface RemarkBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (words: string) => void;
  /** Offers the words that are said most. */
  readonly isQuick?: boolean;
  /** It was just opened: one wants to write. */
  readonly isNew?: boolean;
}

/** Words to the owner. */
export const RemarkBox = ({ label, value, onChange, isQuick, isNew }: RemarkBoxProps): ReactElement => {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew]);
  return (
    <>
      <div className="flex spread gap-12 text-label strong below-8">
        <label htmlFor={id}>{label}</label>
        <span className="muted light figures" aria-hidden="true">
          {value.length} / {limits.descriptionMax}
        </span>
      </div>
      <textarea
        ref={box}
        id={id}
        className={styles.box}
        rows={2}
        maxLength={limits.descriptionMax}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {isQuick && (
        <div className="flex wrap gap-8 above-8">
          {QUICK.map((key) => (
            <Chip key={key} onClick={() => onChange(text(key))}>
              {text(key)}
            </Chip>
          ))}
        </div>
      )}
    </>
  );
};
