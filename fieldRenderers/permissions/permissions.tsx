import { rightsOf } from '../../contract/fields';
import { rightsWords } from '../../i18n/rightsWords';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from '../FieldRenderer';
import { ReadFrame } from '../ReadFrame';
import { useField } from '../useField';
import { FieldRightsTable } from './FieldRightsTable';
import { LevelsTable } from './LevelsTable';
import styles from './Permissions.module.css';
import { rightsLines } from './rightsLines';

/** What a role may do: levels by area as a grid of ticks, and below it single fields that it locks or hides. */
function PermissionsInput({ field }: FieldInputProps) {
  const { value, onChange, onBlur, errors, id } = useField(field);
  const rights = rightsOf(value);
  const { areas = [], sections = [] } = field;
  const change = (next: typeof rights) => {
    onChange(next);
    onBlur();
  };
  const isLocked =
    areas.some(({ levels, held }) => held.length < levels.length) ||
    sections.some(({ fields }) => fields.some(({ permissions, held }) => held.length < permissions.length));
  return (
    <FieldFrame field={field} id={id} errors={errors} group="group">
      <LevelsTable areas={areas} rights={rights} onChange={change} />
      {isLocked && <p className={`muted text-small above-8 ${styles.note}`}>{rightsWords.locked}</p>}
      {sections.length > 0 && (
        <>
          <h2 className={`text-body above-24 ${styles.head}`}>{rightsWords.fields}</h2>
          <p className={`muted text-small above-8 ${styles.note}`}>{rightsWords.fieldsLead}</p>
          <div className={`lines ${styles.sections}`}>
            {sections.map((section) => (
              <FieldRightsTable
                key={section.key}
                name={`${id}-${section.key}`}
                section={section}
                rights={rights}
                onChange={change}
              />
            ))}
          </div>
        </>
      )}
    </FieldFrame>
  );
}

/** What a role may do, in words: a line an area, and a line for each form that it narrows. */
function PermissionsRead({ field, value }: FieldReadProps) {
  const { areas, fields } = rightsLines(field, rightsOf(value));
  if (areas.length + fields.length === 0) return <ReadFrame field={field}>{null}</ReadFrame>;
  return (
    <ReadFrame field={field}>
      <Lines lines={areas} />
      {fields.length > 0 && (
        <>
          <h2 className={`text-body above-24 ${styles.head}`}>{rightsWords.fields}</h2>
          <Lines lines={fields} />
        </>
      )}
    </ReadFrame>
  );
}

const Lines = ({ lines }: { readonly lines: ReturnType<typeof rightsLines>['areas'] }) => (
  <dl className={styles.lines}>
    {lines.map(({ title, words }) => (
      <div className="grid gap-x-16" key={title}>
        <dt>{title}</dt>
        <dd className="anywhere">{words}</dd>
      </div>
    ))}
  </dl>
);

export const permissions: FieldRenderer = { Input: PermissionsInput, Read: PermissionsRead, wide: true };
