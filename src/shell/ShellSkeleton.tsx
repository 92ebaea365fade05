import type { ReactElement } from 'react';
import { Brand } from '../Brand';
import { Loader } from '../pages/Loader';
import { isRail as isRailHere } from './isRail';
import layout from './ShellLayout.module.css';
import styles from './ShellSkeleton.module.css';

/** The frame before anybody knows who is asking: everything in its place, so that nothing moves when it fills. */
export const ShellSkeleton = ({ isRail = isRailHere() }: { readonly isRail?: boolean }): ReactElement => (
  <div className={layout.shell}>
    <div className={`${layout.side} ${isRail ? layout.collapsed : ''}`} aria-hidden="true">
      <div className={styles.brand}>
        <Brand isMark={isRail} />
      </div>
      <div className={styles.venue} />
      <div className={styles.entries} />
    </div>
    <div className={styles.bar} aria-hidden="true">
      <Brand />
    </div>
    <main className={layout.main}>
      <Loader isInline />
    </main>
    <div className={styles.foot} aria-hidden="true" />
  </div>
);
