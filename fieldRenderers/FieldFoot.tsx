import type { ReactNode } from 'react';
import type { FieldConfig } from '../contract/fieldConfig';
import { FieldErrorTexts } from './FieldErrorTexts';
import { FieldLinks } from './FieldLinks';
import { helpId } from './fieldAria';
import type { ErrorList } from './fieldErrors';

interface Props {
  readonly field: FieldConfig;
  readonly id: string;
  readonly errors: ErrorList;
  readonly counter?: ReactNode;
}

/** What stands under a control: help, links, and a line kept free for the error text and the counter. */
export const FieldFoot = ({ field, id, errors, counter }: Props) => (
  <div className="carte-foot">
    <div className="grow">
      {field.description !== '' && (
        <div className="carte-help" id={helpId(id)}>
          {field.description}
        </div>
      )}
      <FieldLinks links={field.links} />
      <FieldErrorTexts id={id} errors={errors} />
    </div>
    {counter}
  </div>
);
