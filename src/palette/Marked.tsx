import { Fragment, type ReactElement } from 'react';
import { foldText } from '../../contract/foldText';
import styles from './Palette.module.css';

/** A text with the words in it that were looked for; a letter that folds into several ends the marking, nothing else. */
export const Marked = ({ text, words }: { readonly text: string; readonly words: string }): ReactElement => {
  const wanted = foldText(words)
    .split(/[\s,]+/)
    .filter((word) => word.length > 1);
  const folded = foldText(text);
  if (wanted.length === 0 || folded.length !== text.length) return <>{text}</>;
  const parts = folded.split(new RegExp(`(${wanted.map(literal).join('|')})`));
  let at = 0;
  return (
    <>
      {parts.map((part, index) => {
        const from = at;
        at += part.length;
        const own = text.slice(from, at);
        return index % 2 ? (
          <mark key={from} className={styles.mark}>
            {own}
          </mark>
        ) : (
          <Fragment key={`${from} `}>{own}</Fragment>
        );
      })}
    </>
  );
};

const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
