import { Link } from 'react-router';
import './parts.css';

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
  /** The looks of one thing are segments, the pages of one area its tabs. */
  readonly look?: 'tabs' | 'segments';
}

/** The pages of one area, or the looks of one thing, beside each other above what they show. */
export const SiblingPages = ({ label, pages, look = 'tabs' }: SiblingPagesProps) => (
  <nav className={look === 'tabs' ? 'carte-tabs flex' : 'segments'} aria-label={label}>
    {pages.map(({ isCurrent, label: name, ...link }) => (
      <Link key={link.to} aria-current={isCurrent ? 'page' : undefined} {...link}>
        {name}
      </Link>
    ))}
  </nav>
);
