import Link from '@mui/material/Link';
import { SOCIAL_LINKS, SOCIAL_NETWORKS, socialsOf } from '../../contract/fields';
import type { FieldReadProps, FieldRenderer } from '../FieldRenderer';
import { ReadFrame } from '../ReadFrame';
import { SocialsInput } from './SocialsInput';

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
