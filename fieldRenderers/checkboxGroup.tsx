import { sameScalar } from '../contract/sameScalar';
import { Choice } from './Choice';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from './FieldRenderer';
import { ReadFrame } from './ReadFrame';
import { useField } from './useField';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Any number of several. Values that are no longer offered stay until the person changes the choice: the check names them. */
const CheckboxGroupInput = ({ field }: FieldInputProps) => {
  const { id, value, onChange, onBlur, problems } = useField(field);
  const chosen = listOf(value);
  return (
    <FieldFrame field={field} id={id} problems={problems} group="group">
      <div className="carte-choices">
        {field.options.map((option) => {
          const isChosen = chosen.some((one) => sameScalar(one, option.value));
          return (
            <Choice
              key={String(option.value)}
              type="checkbox"
              label={option.title}
              name={field.name}
              value={String(option.value)}
              checked={isChosen}
              onBlur={onBlur}
              onChange={() =>
                onChange(
                  isChosen
                    ? chosen.filter((one) => !sameScalar(one, option.value))
                    : [...chosen, String(option.value)],
                )
              }
            />
          );
        })}
      </div>
    </FieldFrame>
  );
};

const CheckboxGroupRead = ({ field, value }: FieldReadProps) => {
  const chosen = field.options.filter((option) => listOf(value).some((one) => sameScalar(one, option.value)));
  return <ReadFrame field={field}>{chosen.map((option) => option.title).join(', ')}</ReadFrame>;
};

export const checkboxGroup: FieldRenderer = { Input: CheckboxGroupInput, Read: CheckboxGroupRead };
