import type { FieldLink } from '../contract/fieldConfig';

/** Links of a field's help; the border check let only addresses through that a browser may open. */
export const FieldLinks = ({ links }: { links: readonly FieldLink[] }) =>
  links.length > 0 && (
    <div className="carte-links flex wrap gap-x-16">
      {links.map(({ title, url }) => (
        <a key={`${title} ${url}`} href={url} target="_blank" rel="noopener noreferrer">
          {title}
        </a>
      ))}
    </div>
  );
