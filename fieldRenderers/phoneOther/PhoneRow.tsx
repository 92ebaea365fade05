import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import type { FieldConfig } from '../../contract/fieldConfig';
import type { PhoneOtherEntry } from '../../contract/fields';
import { text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';
import { errorsAt } from '../errorsAt';
import type { ErrorList } from '../fieldErrors';
import { OptionSelect } from '../OptionSelect';
import { PartFrame, partAria } from '../PartFrame';
import { PhoneControl, type PhoneControlProps } from '../phone/PhoneControl';
import '../phone/phone.css';

interface PhoneRowProps {
  readonly id: string;
  readonly field: FieldConfig;
  readonly entry: PhoneOtherEntry;
  readonly index: number;
  readonly errors: ErrorList;
  readonly onChange: (change: Partial<PhoneOtherEntry>) => void;
  readonly onLeavePart: (part: string) => void;
  readonly onValidated: (...verdict: [...Parameters<PhoneControlProps['onValidated']>, part: string]) => void;
  readonly onRemove: () => void;
}

/** The places of a row that show their own errors. */
export const phoneParts = (index: number): readonly string[] => [
  `${index}.phone_number`,
  `${index}.point_phone_type_id`,
];

/** One further phone: what it is for, the number, and the way out. */
export function PhoneRow({
  id,
  field,
  entry,
  index,
  errors,
  onChange,
  onLeavePart,
  onValidated,
  onRemove,
}: PhoneRowProps) {
  const number = errorsAt(errors, `${index}.phone_number`);
  const type = errorsAt(errors, `${index}.point_phone_type_id`);
  const at = { smart_count: index + 1 };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the grid that its parts stand in
    <div className="carte-phone-row grid gap-x-16" role="group" aria-label={text('phoneOther.row', at)}>
      <PartFrame id={`${id}-type`} label={text('phoneOther.type')} required errors={type}>
        <OptionSelect
          name={`${field.name}.${index}.point_phone_type_id`}
          options={field.options}
          value={entry.point_phone_type_id}
          placeholder={text('phoneOther.chooseType')}
          aria={partAria(`${id}-type`, type, true)}
          onChange={(chosen) => onChange({ point_phone_type_id: chosen })}
          onBlur={() => onLeavePart(`${index}.point_phone_type_id`)}
        />
      </PartFrame>
      <PartFrame id={`${id}-number`} label={text('phoneOther.number')} required errors={number}>
        <PhoneControl
          name={`${field.name}.${index}.phone_number`}
          value={entry.phone_number}
          placeholder={field.placeholder}
          aria={partAria(`${id}-number`, number, true)}
          onChange={(phone_number) => onChange({ phone_number })}
          onValidated={(number, error) => onValidated(number, error, `${index}.phone_number`)}
        />
      </PartFrame>
      <IconButton label={text('phoneOther.remove', at)} onClick={onRemove}>
        <DeleteIcon />
      </IconButton>
    </div>
  );
}
