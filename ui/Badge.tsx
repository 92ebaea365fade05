import type { ComponentProps, ReactElement } from 'react';
import type { DotTone } from './Dot';
import './parts.css';

/** Of a state that is also told by a dot elsewhere; `caution` for what one has to look at. */
export type BadgeTone = DotTone | 'caution';

interface OwnProps {
  readonly tone?: BadgeTone;
}

/** How something stands, in a word or two on a soft ground. */
export const Badge = ({ tone = 'quiet', ...rest }: OwnProps & ComponentProps<'span'>): ReactElement => (
  <span
    {...rest}
    className="carte-badge tinted inline text-small medium nowrap round-full narrow pad-x-8"
    data-tone={tone}
  />
);

/** The same, to be pressed. */
export const BadgeButton = ({
  tone = 'quiet',
  ...rest
}: OwnProps & ComponentProps<'button'>): ReactElement => (
  <button
    {...rest}
    type="button"
    className="carte-badge tinted inline text-small medium nowrap round-full narrow pad-x-8"
    data-tone={tone}
  />
);
