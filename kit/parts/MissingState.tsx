import { ButtonLink } from '../../ui/Button';
import { SearchDrawing } from '../../ui/drawings/SearchDrawing';
import { Placeholder } from '../../ui/Placeholder';
import type { Way } from '../declaration/Parents';

interface MissingStateProps {
  readonly title: string;
  readonly message: string;
  /** Where to go from here, the best first. */
  readonly ways: readonly Way[];
}

/** In place of what is not there: what is missing, why perhaps, and the ways on. There is nothing to try again. */
export const MissingState = ({ title, message, ways }: MissingStateProps) => (
  <Placeholder role="alert" drawing={<SearchDrawing />} title={title} message={message}>
    {ways.map(({ to, label }, index) => (
      <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'outlined'}>
        {label}
      </ButtonLink>
    ))}
  </Placeholder>
);
