import { amountText } from '../contract/fields/decimal';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldRenderer } from './FieldRenderer';
import { ReadOnlyText } from './ReadOnlyText';
import { useFieldText } from './useFieldText';

const asRead = { settle: amountText };

/**
 * A decimal as people write it, put in order when it is left: `1 200.5` is 1200,5. Not `type="number"`: it throws away what it cannot read, loses digits of
 * long prices and changes under the mouse wheel. The check says what is no number.
 */
const NumberInput = ({ field }: FieldInputProps) => {
  const { id, aria, bind, errors } = useFieldText(field, asRead);
  const { ref, ...listeners } = bind;
  return (
    <FieldFrame field={field} id={id} errors={errors}>
      <div className="box field-box carte-number">
        <input
          {...aria}
          {...listeners}
          ref={ref}
          type="text"
          placeholder={field.placeholder}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
    </FieldFrame>
  );
};

export const number: FieldRenderer = { Input: NumberInput, Read: ReadOnlyText };
