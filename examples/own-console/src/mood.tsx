import {
  FieldFrame,
  type FieldInputProps,
  type FieldReadProps,
  type FieldTypeOptions,
  ReadFrame,
  useField,
} from 'carte-console';

const MOODS = [1, 2, 3, 4, 5];
const stars = (value: unknown): string => '★'.repeat(Number(value) || 0);

const MoodInput = ({ field }: FieldInputProps) => {
  const { id, aria, value, onChange, onBlur, errors } = useField(field);
  return (
    <FieldFrame field={field} id={id} errors={errors}>
      <select
        {...aria}
        className="control"
        value={String(value ?? '')}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      >
        <option value="">—</option>
        {MOODS.map((mood) => (
          <option key={mood} value={mood}>
            {stars(mood)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};

const MoodRead = ({ field, value }: FieldReadProps) => <ReadFrame field={field}>{stars(value)}</ReadFrame>;

/** How an evening feels, one star to five: both halves of a field type of one's own. */
export const mood: FieldTypeOptions = {
  rules: {
    empty: () => '',
    fromRecord: (record, { name }) => record[name] ?? '',
    toPayload: (value, { name }) => ({ [name]: value === '' ? null : Number(value) }),
    wireKeys: ({ name }) => [name],
    check: (value, { rules }) => (rules.required && value === '' ? [{ key: 'errors.required' }] : []),
  },
  renderer: { Input: MoodInput, Read: MoodRead },
};
