import { FieldFoot } from './FieldFoot';
import type { FieldFrameProps } from './FieldFrame';
import { labelId } from './fieldAria';
import { RequiredStar } from './RequiredStar';

/** The frame of a checkbox or toggle: the words stand beside the control, the rest as in `FieldFrame`. */
export const OnOffFrame = ({
  field,
  id,
  problems,
  children,
}: Pick<FieldFrameProps, 'field' | 'id' | 'problems' | 'children'>) => (
  <div className="carte-field" data-field={field.name} data-invalid={problems.length > 0 || undefined}>
    <div className="carte-onoff">
      {children}
      <label id={labelId(id)} htmlFor={id}>
        {field.title}
        <RequiredStar field={field} />
      </label>
    </div>
    <FieldFoot field={field} id={id} problems={problems} />
  </div>
);
