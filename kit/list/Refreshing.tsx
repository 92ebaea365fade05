import type { ReactNode } from 'react';
import { text } from '../../i18n/text';

/** The old page stays readable but dimmed while the next one comes; a bar shows it once that takes 300 ms. */
export const Refreshing = ({ isOn, children }: { readonly isOn: boolean; readonly children: ReactNode }) => (
  <div className="carte-refreshing" aria-busy={isOn} data-on={isOn || undefined}>
    {isOn && <span role="status" aria-label={text('list.refreshing')} />}
    <div>{children}</div>
  </div>
);
