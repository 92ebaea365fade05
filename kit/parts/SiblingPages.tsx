import { ButtonLink } from '../../ui/Button';

interface Sibling {
  readonly to: string;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly onClick?: () => void;
}

interface SiblingPagesProps {
  /** What they are the pages of. */
  readonly label: string;
  readonly pages: readonly Sibling[];
}

/** The pages of one area, or the looks of one thing, beside each other above what they show. */
export const SiblingPages = ({ label, pages }: SiblingPagesProps) => (
  <nav className="carte-siblings flex gap-8" aria-label={label}>
    {pages.map(({ isCurrent, label: name, ...link }) => (
      <ButtonLink
        key={link.to}
        size="s"
        variant={isCurrent ? 'secondary' : 'simple'}
        aria-current={isCurrent ? 'page' : undefined}
        {...link}
      >
        {name}
      </ButtonLink>
    ))}
  </nav>
);
