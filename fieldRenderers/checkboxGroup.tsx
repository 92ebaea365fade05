import { matchOption } from '../contract/fields/choice';
import { sameScalar } from '../contract/sameScalar';
import { text } from '../i18n/text';
import { OptionIcon } from '../ui/OptionIcon';
import { Tick } from '../ui/Tick';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from './FieldRenderer';
import { ReadFrame } from './ReadFrame';
import { useField } from './useField';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Any number of several; once there are as many as may be, the others wait until one is taken back. Values that are no
 * longer offered stay until the person changes the choice: the check names them, and nobody could untick them.
 */
const CheckboxGroupInput = ({ field }: FieldInputProps) => {
  const { id, value, onChange, onBlur, errors } = useField(field);
  const chosen = listOf(value).filter((one) => matchOption(field.options, one) !== undefined);
  const max = field.rules.max_items ?? field.options.length;
  const isBounded = max < field.options.length;
  const isFull = isBounded && chosen.length >= max;
  return (
    <FieldFrame field={field} id={id} errors={errors} group="group">
      <div className={field.as === 'chips' ? 'carte-chips flex wrap gap-8' : 'flex wrap gap-x-8'}>
        {field.options.map((option) => {
          const isChosen = chosen.some((one) => sameScalar(one, option.value));
          return (
            <Tick
              key={String(option.value)}
              type="checkbox"
              label={
                option.sign ? (
                  <>
                    <OptionIcon sign={option.sign} />
                    {option.title}
                  </>
                ) : (
                  option.title
                )
              }
              name={field.name}
              value={String(option.value)}
              checked={isChosen}
              disabled={isFull && !isChosen}
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
      {isBounded && (
        <div className="carte-help" role="status">
          {text(isFull ? 'form.choice.full' : 'form.choice.count', { chosen: chosen.length, max })}
        </div>
      )}
    </FieldFrame>
  );
};

const CheckboxGroupRead = ({ field, value }: FieldReadProps) => {
  const chosen = field.options.filter((option) => listOf(value).some((one) => sameScalar(one, option.value)));
  return <ReadFrame field={field}>{chosen.map((option) => option.title).join(', ')}</ReadFrame>;
};

export const checkboxGroup: FieldRenderer = { Input: CheckboxGroupInput, Read: CheckboxGroupRead };
