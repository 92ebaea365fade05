import { gallerySamples } from '../../i18n/gallerySamples';
import cover from './cover.svg';

/** The samples with a picture of this site: the page's policy allows no other. */
export const samples = gallerySamples(cover);
