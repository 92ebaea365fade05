import { diffArrays } from 'diff';
import { Fragment } from 'react';
import type { Change } from '../../contract/entities';
import { useResourceNamed } from '../declaration/ResourcesContext';
import { type ChangeLine, linesOf, shortened } from './changeLines';
import { useFieldsOf } from './useFieldsOf';

/** A change in words, once the titles of its fields are known: what was is struck, what has become of it stands out. */
export const ChangeText = ({ change }: { readonly change: Change }) => {
  const fields = useFieldsOf(useResourceNamed(change.resource));
  if (!fields) return null;
  return linesOf(change, fields).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not change any more
    <div key={index} className="anywhere">
      <Line line={line} />
    </div>
  ));
};

/** Of so many characters and more only a part has changed, as a rule. */
const LONG = 30;

const Line = ({ line }: { readonly line: ChangeLine }) => {
  if ('said' in line) return line.said;
  const { field, before, after } = line;
  const isCompared = before.length >= LONG && after.length >= LONG;
  return (
    <>
      {field}:{' '}
      {isCompared ? (
        <Compared before={before} after={after} />
      ) : (
        <>
          <del className="muted">{shortened(before)}</del> → <ins>{shortened(after)}</ins>
        </>
      )}
    </>
  );
};

/** So many words stand around what has changed in a text. */
const AROUND = 4;

/** Two long texts in one: words that went are struck, words that came stand out, most of what stayed is left out. */
export const Compared = ({ before, after }: { readonly before: string; readonly after: string }) => {
  const parts = diffArrays(before.split(/\s+/), after.split(/\s+/));
  return parts.map(({ added, removed, value }, index) => {
    const words = value.join(' ');
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not change any more
      <Fragment key={index}>
        {index > 0 && ' '}
        {removed && <del className="wrong">{words}</del>}
        {added && <ins>{words}</ins>}
        {!removed && !added && around(value, index === 0, index === parts.length - 1)}
      </Fragment>
    );
  });
};

/** Of words that stayed those beside a change. */
const around = (words: readonly string[], isFirst: boolean, isLast: boolean) => {
  if (words.length <= AROUND * 2) return words.join(' ');
  const before = isFirst ? [] : words.slice(0, AROUND);
  const after = isLast ? [] : words.slice(-AROUND);
  return [...before, '…', ...after].join(' ');
};
