import type { FieldRenderer } from '../FieldRenderer';
import { SocialsInput } from './SocialsInput';
import { SocialsRead } from './SocialsRead';

export const socials: FieldRenderer = { Input: SocialsInput, Read: SocialsRead, wide: true };
