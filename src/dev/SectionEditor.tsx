import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { FIELD_TYPES } from '../../contract/fieldConfig';
import { galleryWords } from '../../i18n/galleryWords';
import { gallerySection } from './galleryModes';
import { readSection } from './readSection';
import { SectionFaults } from './SectionFaults';
import { SectionForm } from './SectionForm';
import { samples } from './samples';

/** Paste a section as the server sends it, see the form, and read what is wrong with the section. */
export const SectionEditor = () => {
  const id = useId();
  const [source, setSource] = useState(sampleSource);
  const section = readSection(source);
  return (
    <Editor aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{galleryWords.section}</h2>
      <label htmlFor={id}>{galleryWords.editor}</label>
      <OutlinedInput
        id={id}
        multiline
        minRows={8}
        maxRows={24}
        fullWidth
        value={source}
        onChange={({ target }) => setSource(target.value)}
        slotProps={{ input: { spellCheck: false, 'aria-describedby': `${id}-hint` } }}
      />
      <p id={`${id}-hint`}>{galleryWords.editorHint}</p>
      <SectionFaults section={section} />
      {section.fields && (
        <>
          <h3>{galleryWords.form}</h3>
          <SectionForm key={source} fields={section.fields} />
        </>
      )}
    </Editor>
  );
};

/** Three samples to begin with, so that the editor shows what it takes. */
function sampleSource(): string {
  const shown = FIELD_TYPES.slice(0, 3);
  const entries = shown.flatMap((type) => {
    const sample = samples[type];
    return sample ? gallerySection(type, 'required', sample).section : [];
  });
  return JSON.stringify(entries, null, 2);
}

const Editor = styled('section')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1),
    marginTop: theme.spacing(6),
    '& textarea': { fontFamily: 'ui-monospace, monospace', fontSize: theme.typography.body2.fontSize },
    '& label': theme.typography.subtitle2,
    '& p': { ...theme.typography.body2, margin: 0, color: palette.text.secondary },
  };
});
