import type { FieldLink } from '../contract/fieldConfig';

/** Links of a field's help. Only web addresses and paths of this site become links: a config is not trusted with more. */
export const FieldLinks = ({ links }: { links: readonly FieldLink[] }) => {
  if (links.length === 0) return null;
  return (
    <div className="carte-links">
      {links.map(({ title, url }) =>
        isSafe(url) ? (
          <a key={url} href={url} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
        ) : (
          <span key={url}>{title}</span>
        ),
      )}
    </div>
  );
};

const isSafe = (url: string): boolean => {
  const base = 'https://carte.invalid';
  if (!URL.canParse(url, base)) return false;
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(url, base).protocol);
};
