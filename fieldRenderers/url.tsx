import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { textOf } from '../contract/fields';
import { slugFromTitle } from '../contract/fields/slugFromTitle';
import { text } from '../i18n/text';
import type { FieldReadProps, FieldRenderer } from './FieldRenderer';
import { useFormHandle } from './formHandle';
import { ReadFrame } from './ReadFrame';
import { UrlInput } from './url/UrlInput';
import { urlParts } from './url/urlParts';
import { sourceOf } from './url/useSlugOfTitle';

const slugOf = (title: unknown) => slugFromTitle(textOf(title));

/** Read mode. A generated address shows what the title being typed will make of it. */
const UrlRead = ({ field, value }: FieldReadProps) => {
  const { control } = useFormHandle();
  const slug = useWatch({
    control,
    name: sourceOf(field),
    exact: true,
    compute: slugOf,
    disabled: !field.autoGenerate,
  });
  const [opened] = useState(slug);
  const { before, last } = urlParts(field, value);
  const shown = field.autoGenerate && (slug !== opened || last === '') ? slug : last;
  return (
    <ReadFrame field={field}>
      {shown === '' ? (
        field.autoGenerate && <span className="faint">{text('form.url.waiting')}</span>
      ) : (
        <span translate="no">
          <span className="carte-prefix ellipsis muted">{before}</span>
          {shown}
        </span>
      )}
    </ReadFrame>
  );
};

export const url: FieldRenderer = { Input: UrlInput, Read: UrlRead };
