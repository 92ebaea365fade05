import { FieldFoot } from './FieldFoot';
import type { FieldFrameProps } from './FieldFrame';
import { labelId } from './fieldAria';
import { RequiredStar } from './RequiredStar';

/** The frame of a checkbox or toggle: the words stand beside the control, the rest as in `FieldFrame`. */
export const OnOffFrame = ({
  field,
  id,
  errors,
  children,
}: Pick<FieldFrameProps, 'field' | 'id' | 'errors' | 'children'>) => (
  <div
    className="carte-field stack slim"
    data-field={field.name}
    data-invalid={errors.length > 0 || undefined}
  >
    <div className="carte-onoff row">
      {children}
      <label className="slim text-body pointer anywhere" id={labelId(id)} htmlFor={id}>
        {field.title}
        <RequiredStar field={field} />
      </label>
    </div>
    <FieldFoot field={field} id={id} errors={errors} />
  </div>
);
