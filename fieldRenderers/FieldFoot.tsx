import type { ReactNode } from 'react';
import type { FieldConfig, FieldLink } from '../contract/fieldConfig';
import { shownText } from '../i18n/text';
import { errorId, helpId } from './fieldAria';
import type { ErrorList } from './fieldErrors';

interface Props {
  readonly field: FieldConfig;
  readonly id: string;
  readonly errors: ErrorList;
  readonly counter?: ReactNode;
}

/** What stands under a control: help, links, and a line kept free for the error text and the counter. */
export const FieldFoot = ({ field, id, errors, counter }: Props) => (
  <div className="carte-foot flex spread gap-16 text-small">
    <div className="grow">
      {field.description !== '' && (
        <div className="carte-help muted text-small anywhere" id={helpId(id)}>
          {field.description}
        </div>
      )}
      <FieldLinks links={field.links} />
      <FieldErrorTexts id={id} errors={errors} />
    </div>
    {counter}
  </div>
);

/** The error texts of a field. The element is always there, so a screen reader announces what appears in it. */
export const FieldErrorTexts = ({ id, errors }: { id: string; errors: ErrorList }) => (
  <div className="carte-field-errors wrong text-small slim anywhere" id={errorId(id)} aria-live="polite">
    {errors.map((error) => (
      <div key={`${error.at ?? ''} ${error.key}`}>{shownText(error.key, error.args)}</div>
    ))}
  </div>
);

/** Links of a field's help; the border check let only addresses through that a browser may open. */
const FieldLinks = ({ links }: { links: readonly FieldLink[] }) =>
  links.length > 0 && (
    <div className="carte-links flex wrap gap-x-16">
      {links.map(({ title, url }) => (
        <a key={`${title} ${url}`} href={url} target="_blank" rel="noopener noreferrer">
          {title}
        </a>
      ))}
    </div>
  );
