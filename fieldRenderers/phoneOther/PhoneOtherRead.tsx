import { phoneOtherOf } from '../../contract/fields';
import { sameScalar } from '../../contract/sameScalar';
import type { FieldReadProps } from '../FieldRenderer';
import { PhoneLink } from '../phone/PhoneLink';
import { ReadFrame } from '../ReadFrame';

/** The further phones, one a line, each with what it is for. */
export function PhoneOtherRead({ field, value }: FieldReadProps) {
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
