import type { ReactElement } from 'react';
import { Brand } from '../Brand';
import { Loader } from '../pages/Loader';
import layout from './frame.module.css';
import { isRail as isRailHere } from './isRail';

/** The frame before anybody knows who is asking: everything in its place, so that nothing moves when it fills. */
export const ShellSkeleton = ({ isRail = isRailHere() }: { readonly isRail?: boolean }): ReactElement => (
  <div className={layout.shell}>
    <div className={`${layout.side} ${isRail ? layout.collapsed : ''}`} aria-hidden="true">
      <div className={layout.brand}>
        <Brand isMark={isRail} />
      </div>
      <div className={layout.place} />
      <div className={layout.entries} />
    </div>
    <div className={layout.bar} aria-hidden="true">
      <Brand />
    </div>
    <main className="stack grow unringed">
      <Loader isInline />
    </main>
    <div className={layout.foot} aria-hidden="true" />
  </div>
);
