import { colourOf, starsOf } from '../contract/fields/everyday';
import { text } from '../i18n/text';

/** The colour itself, before its name; of what is none, its outline. */
export const Swatch = ({ value }: { readonly value: unknown }) => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <circle
      cx="10"
      cy="10"
      r="9"
      fill={colourOf(value) ?? 'none'}
      stroke="currentColor"
      strokeOpacity="0.3"
    />
  </svg>
);

/** Full and empty stars, read out as a number. */
export const Stars = ({ value, max }: { readonly value: unknown; readonly max: number }) => {
  const stars = starsOf(value);
  return stars === 0 ? null : (
    <span className="nowrap" role="img" aria-label={text('rating.of', { stars, max })}>
      {'★'.repeat(stars)}
      <span className="faint">{'☆'.repeat(Math.max(0, max - stars))}</span>
    </span>
  );
};
