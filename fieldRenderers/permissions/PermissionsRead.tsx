import { rightsOf } from '../../contract/fields';
import { rightsWords } from '../../i18n/rightsWords';
import type { FieldReadProps } from '../FieldRenderer';
import { ReadFrame } from '../ReadFrame';
import styles from './Permissions.module.css';
import { rightsLines } from './rightsLines';

/** What a role may do, in words: a line an area, and a line for each form that it narrows. */
export function PermissionsRead({ field, value }: FieldReadProps) {
  const { areas, fields } = rightsLines(field, rightsOf(value));
  if (areas.length + fields.length === 0) return <ReadFrame field={field}>{null}</ReadFrame>;
  return (
    <ReadFrame field={field}>
      <Lines lines={areas} />
      {fields.length > 0 && (
        <>
          <h2 className={styles.head}>{rightsWords.fields}</h2>
          <Lines lines={fields} />
        </>
      )}
    </ReadFrame>
  );
}

const Lines = ({ lines }: { readonly lines: ReturnType<typeof rightsLines>['areas'] }) => (
  <dl className={styles.lines}>
    {lines.map(({ title, words }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
);
