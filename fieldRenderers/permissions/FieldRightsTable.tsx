import type { RightsValue } from '../../contract/fields';
import type { RightsField, RightsSection } from '../../contract/rights';
import { rightsWords } from '../../i18n/rightsWords';
import { shownText } from '../../i18n/text';
import { Tick } from '../../ui/Tick';
import { FIELD_STATES, fieldState, mayLeave, narrowedIn, setField, statesOf } from './editRights';
import styles from './Permissions.module.css';

interface FieldRightsTableProps {
  /** Tells the choices of this form from those of another. */
  readonly name: string;
  readonly section: RightsSection;
  readonly rights: RightsValue;
  readonly onChange: (rights: RightsValue) => void;
}

/** The fields of one form, folded until somebody asks: each open, to be read, or hidden. */
export const FieldRightsTable = ({ name, section, rights, onChange }: FieldRightsTableProps) => {
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
        if (!states.includes(each))
          return (
            <td key={each} className={`faint ${styles.none}`}>
              <span aria-hidden="true">—</span>
            </td>
          );
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
