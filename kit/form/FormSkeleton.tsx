import { FieldsRoot } from '../../fieldRenderers/FieldsRoot';
import { text } from '../../i18n/text';
import { Skeleton } from '../../ui/Skeleton';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A form that is on its way: its grid, its labels, its inputs, its button, so that nothing jumps when it comes. */
export const FormSkeleton = ({ fields = PLACES.length }: { readonly fields?: number }) => (
  <div role="status" aria-busy="true" aria-label={text('common.loading')}>
    <FieldsRoot>
      {PLACES.slice(0, fields).map((place) => (
        <div key={place} className="carte-field stack slim">
          <div className="carte-label">
            <Skeleton width="40%" />
          </div>
          <Skeleton height={42} />
          <div className="carte-foot">
            <div className="carte-field-errors" />
          </div>
        </div>
      ))}
    </FieldsRoot>
    <div className="above-24 below-16">
      <Skeleton width={180} height={42} />
    </div>
  </div>
);
