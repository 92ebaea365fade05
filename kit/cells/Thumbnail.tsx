import './cells.css';

interface StoredPicture {
  readonly url: string;
  readonly thumbnailUrl?: string;
}

/** A small square picture of a row; an empty square of the same size where there is none, so that titles stand in line. */
export const Thumbnail = ({ picture }: { readonly picture: StoredPicture | null | undefined }) =>
  picture ? (
    <span className="carte-thumbnail">
      <img src={picture.thumbnailUrl ?? picture.url} alt="" loading="lazy" decoding="async" />
    </span>
  ) : (
    <span className="carte-thumbnail" />
  );
