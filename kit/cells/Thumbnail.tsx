import { pictureSource, type ShownPicture } from '../../contract/pictureSource';
import '../list/list.css';

/** A small square picture of a row; a plate of the same size where there is none, so that titles stand in line. */
export const Thumbnail = ({ picture }: { readonly picture: ShownPicture | null | undefined }) => (
  <span className="carte-thumbnail">
    {picture ? (
      <img
        className="block full tall photo"
        {...pictureSource(picture, '44px')}
        alt=""
        loading="lazy"
        decoding="async"
      />
    ) : (
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="9" />
        <circle cx="22" cy="22" r="4.5" />
      </svg>
    )}
  </span>
);
