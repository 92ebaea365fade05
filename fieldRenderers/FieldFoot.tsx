import type { ReactNode } from 'react';
import type { FieldConfig } from '../contract/fieldConfig';
import { FieldLinks } from './FieldLinks';
import { FieldProblems } from './FieldProblems';
import { helpId } from './fieldAria';
import type { Problems } from './problemBoard';

interface Props {
  readonly field: FieldConfig;
  readonly id: string;
  readonly problems: Problems;
  readonly counter?: ReactNode;
}

/** What stands under a control: help, links, and a line kept free for the error text and the counter. */
export const FieldFoot = ({ field, id, problems, counter }: Props) => (
  <div className="carte-foot">
    <div className="carte-under">
      {field.description !== '' && (
        <div className="carte-help" id={helpId(id)}>
          {field.description}
        </div>
      )}
      <FieldLinks links={field.links} />
      <FieldProblems id={id} problems={problems} />
    </div>
    {counter}
  </div>
);
