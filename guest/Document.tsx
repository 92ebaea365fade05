import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import type { AccentName } from '../contract/guest/accents';
import type { GuestTheme } from '../contract/guest/GuestPage';
import icon from '../ui/carte.svg?url';
import { IconSheet } from './icons';
import { files, scripts, styles } from './parts';

interface DocumentProps {
  readonly title: string;
  /** What stands in the head besides. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
  /** Whether it has something to find and to follow. */
  readonly isLive?: boolean;
  /** Instead of the one that the device asks for. */
  readonly theme?: GuestTheme | undefined;
  /** The venue's colour. */
  readonly accent?: AccentName | undefined;
}

/** What is drawn first comes first: the letters before the pictures, and behind the words what they are not read by. */
export const Document = ({ title, head, children, isLive = false, theme, accent }: DocumentProps) => {
  for (const { path, type } of files) preload(path, { as: 'font', type, crossOrigin: '' });
  return (
    <html lang="ru" {...(theme && { 'data-theme': theme })} {...(accent && { 'data-accent': accent })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href={icon} />
        <title>{title}</title>
        {head}
        {styles.map((text) => (
          <Raw key={text} as="style" text={text} />
        ))}
      </head>
      <body>
        {children}
        <IconSheet />
        {isLive && scripts.map((text) => <Raw key={text} as="script" text={text} />)}
      </body>
    </html>
  );
};

/** Text of ours that must reach the document as it is: its hash stands in the policy. */
export const Raw = ({
  as: Tag,
  text,
  type,
}: {
  readonly as: 'style' | 'script';
  readonly text: string;
  readonly type?: string;
}) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by us, or escaped where it is not
  <Tag {...(type && { type })} dangerouslySetInnerHTML={{ __html: text }} />
);
