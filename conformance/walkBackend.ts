import type { Backend } from './Backend';
import { readPoints, readProfile, readReferences, readSections, signIn } from './reading';
import { makeWalk, type WalkOptions } from './Walk';
import { writeAll } from './writing';

/**
 * Walks a backend through the calls of the specifications: what it finds stands in the report. What it made is removed, whatever
 * happens. @returns what could not be removed
 */
export const walkBackend = async (
  backend: Backend,
  options: WalkOptions,
): Promise<{ readonly left: readonly string[] }> => {
  const own = makeWalk(backend, options);
  const left: string[] = [];
  try {
    if (!(await signIn(own))) return { left };
    await readProfile(own);
    await readSections(own);
    const references = await readReferences(own);
    await readPoints(own);
    if (!options.isReadOnly) await writeAll(own, references);
  } catch (error) {
    // Stopped: what was made is removed below.
    if (!options.signal.aborted) throw error;
  } finally {
    for (const { title, remove } of own.made.toReversed())
      if (!(await remove().catch(() => false))) left.push(title);
  }
  return { left };
};
