import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import { rulesOf, SOCIAL_LINKS, SOCIAL_NETWORKS, type SocialNetwork, socialsOf } from '../contract/fields';
import { text } from '../i18n/text';
import { errorsAt, errorsBeside } from './errorsAt';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from './FieldRenderer';
import { PartFrame, partAria } from './PartFrame';
import { ReadFrame } from './ReadFrame';
import { useField } from './useField';

/** A name in each network behind its address; a pasted link loses what already stands there. */
function SocialsInput({ field }: FieldInputProps) {
  const { value, onChange, onBlur, errors, id } = useField(field);
  const names = socialsOf(value);
  const edit = (network: SocialNetwork, typed: string) => onChange({ ...names, [network]: typed });
  // The kind reads a link as the name in it: what it would read from the server is what one sees here.
  const settle = () => {
    const settled = socialsOf(rulesOf(field).fromRecord({ [field.name]: names }, field));
    if (SOCIAL_NETWORKS.some((network) => settled[network] !== names[network])) onChange(settled);
    onBlur();
  };
  return (
    <FieldFrame field={field} id={id} errors={errorsBeside(errors, SOCIAL_NETWORKS)} group="group">
      <div className="carte-networks grid gap-x-16">
        {SOCIAL_NETWORKS.map((network) => {
          const partId = `${id}-${network}`;
          const found = errorsAt(errors, network);
          return (
            <PartFrame key={network} id={partId} label={text(`socials.${network}`)} errors={found}>
              <OutlinedInput
                fullWidth
                name={`${field.name}.${network}`}
                value={names[network]}
                error={found.length > 0}
                placeholder={field.placeholder}
                onChange={({ target }) => edit(network, target.value)}
                onBlur={settle}
                startAdornment={
                  <InputAdornment position="start">
                    {SOCIAL_LINKS[network].replace('https://', '')}
                  </InputAdornment>
                }
                slotProps={{
                  input: {
                    ...partAria(partId, found),
                    autoCapitalize: 'none',
                    autoCorrect: 'off',
                    spellCheck: false,
                    inputMode: 'url',
                  },
                }}
              />
            </PartFrame>
          );
        })}
      </div>
    </FieldFrame>
  );
}

/** The profiles as links, one a line. */
function SocialsRead({ field, value }: FieldReadProps) {
  const names = socialsOf(value);
  const known = SOCIAL_NETWORKS.filter((network) => names[network] !== '');
  return (
    <ReadFrame field={field}>
      {known.length > 0 &&
        known.map((network) => {
          const url = `${SOCIAL_LINKS[network]}${encodeURI(names[network])}`;
          return (
            <div key={network}>
              <Link href={url} target="_blank" rel="noopener noreferrer">
                {url.replace('https://', '')}
              </Link>
            </div>
          );
        })}
    </ReadFrame>
  );
}

export const socials: FieldRenderer = { Input: SocialsInput, Read: SocialsRead, wide: true };
