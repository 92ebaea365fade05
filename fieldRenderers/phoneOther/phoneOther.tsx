import { phoneOtherOf } from '../../contract/fields';
import { sameScalar } from '../../contract/sameScalar';
import type { FieldReadProps, FieldRenderer } from '../FieldRenderer';
import { PhoneLink } from '../phone/PhoneLink';
import { ReadFrame } from '../ReadFrame';
import { PhoneOtherInput } from './PhoneOtherInput';

/** The further phones, one a line, each with what it is for. */
function PhoneOtherRead({ field, value }: FieldReadProps) {
  const entries = phoneOtherOf(value);
  const titleOf = (type: string) => field.options.find((option) => sameScalar(option.value, type))?.title;
  return (
    <ReadFrame field={field}>
      {entries.length > 0 &&
        entries.map(({ phone_number, point_phone_type_id }) => (
          <div key={`${point_phone_type_id} ${phone_number}`}>
            <PhoneLink number={phone_number} /> {titleOf(point_phone_type_id)}
          </div>
        ))}
    </ReadFrame>
  );
}

export const phoneOther: FieldRenderer = { Input: PhoneOtherInput, Read: PhoneOtherRead, wide: true };
