import { type RightsValue, rightsOf } from '../../contract/fields';
import type { RightsField, RightsSection } from '../../contract/rights';
import { rightsWords } from '../../i18n/rightsWords';
import { shownText } from '../../i18n/text';
import { Tick } from '../../ui/Tick';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from '../FieldRenderer';
import { ReadFrame } from '../ReadFrame';
import { useField } from '../useField';
import { FIELD_STATES, fieldState, mayLeave, narrowedIn, setField, statesOf } from './editRights';
import { LevelsTable, NoCell } from './LevelsTable';
import styles from './Permissions.module.css';
import { rightsLines, toneOf } from './rightsLines';

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
      {isLocked && <p className="muted text-small above-8">{rightsWords.locked}</p>}
      {sections.length > 0 && (
        <>
          <h2 className="text-body above-24">{rightsWords.fields}</h2>
          <p className="muted text-small above-8">{rightsWords.fieldsLead}</p>
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
const PermissionsRead = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>
    <dl className="lines" style={{ maxWidth: '45rem' }}>
      {rightsLines(field, rightsOf(value)).map(({ title, words, told }) => (
        <div className="row spread gap-x-16 pad-y-8" key={title}>
          <dt className={told === 'none' ? 'muted' : 'ink'}>{title}</dt>
          <dd className={`anywhere right ${toneOf(told)}`}>{words}</dd>
        </div>
      ))}
    </dl>
  </ReadFrame>
);

export const permissions: FieldRenderer = { Input: PermissionsInput, Read: PermissionsRead, wide: true };

interface FieldRightsTableProps {
  /** Tells the choices of this form from those of another. */
  readonly name: string;
  readonly section: RightsSection;
  readonly rights: RightsValue;
  readonly onChange: (rights: RightsValue) => void;
}

/** The fields of one form, folded until somebody asks: each open, to be read, or hidden. */
const FieldRightsTable = ({ name, section, rights, onChange }: FieldRightsTableProps) => {
  const count = narrowedIn(rights, section);
  return (
    <details className={styles.section}>
      <summary className="row wrap gap-x-12 touch round relative hover-sunken">
        <span className="medium">{section.title}</span>
        <span className={styles.count} data-some={count > 0 || undefined}>
          {count > 0 ? shownText(rightsWords.narrowed, { smart_count: count }) : rightsWords.nothingNarrowed}
        </span>
      </summary>
      <table className={`full collapse text-body ${styles.fields}`}>
        <caption className="visually-hidden">{section.title}</caption>
        <thead>
          <tr>
            <th scope="col">{rightsWords.field}</th>
            {FIELD_STATES.map((state) => (
              <th key={state} scope="col">
                {rightsWords.states[state]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.fields.map((field) => (
            <FieldRow
              key={field.name}
              name={`${name}-${field.name}`}
              section={section}
              field={field}
              rights={rights}
              onChange={onChange}
            />
          ))}
        </tbody>
      </table>
    </details>
  );
};

const FieldRow = ({
  name,
  section,
  field,
  rights,
  onChange,
}: FieldRightsTableProps & { readonly field: RightsField }) => {
  const state = fieldState(rights, section.key, field);
  const states = statesOf(field);
  return (
    <tr>
      <th scope="row">
        {field.title}
        {field.required && state !== 'open' && <small className="block">{rightsWords.requiredField}</small>}
      </th>
      {FIELD_STATES.map((each) => {
        const isLocked = !mayLeave(field, each);
        const words = rightsWords.states[each];
        if (!states.includes(each)) return <NoCell key={each} />;
        return (
          <td
            key={each}
            data-locked={isLocked || undefined}
            title={isLocked ? rightsWords.notYours : undefined}
          >
            <Tick
              type="radio"
              name={name}
              label={<span className={`visually-hidden ${styles.cellWords}`}>{words}</span>}
              aria-label={shownText(rightsWords.fieldCell, { field: field.title, state: words })}
              checked={state === each}
              disabled={isLocked}
              onChange={() => onChange(setField(rights, { section: section.key, field }, each))}
            />
          </td>
        );
      })}
    </tr>
  );
};
