import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { rulesOf, SOCIAL_LINKS, SOCIAL_NETWORKS, type SocialNetwork, socialsOf } from '../../contract/fields';
import { text } from '../../i18n/text';
import { errorsAt, errorsBeside } from '../errorsAt';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../FieldRenderer';
import { PartFrame, partAria } from '../PartFrame';
import { useField } from '../useField';

/** A name in each network behind its address; a pasted link loses what already stands there. */
export function SocialsInput({ field }: FieldInputProps) {
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
