/** How far a run of the tests goes: `core` is what `npm test` has minutes for; `most` is what CI runs. */
export type Extent = 'core' | 'most';

/**
 * @throws Error `TESTS` names something else
 */
export const readExtent = ({ TESTS }: Readonly<Record<string, string | undefined>> = process.env): Extent => {
  const asked = TESTS?.trim() || 'core';
  if (asked === 'core' || asked === 'most') return asked;
  throw new Error(`TESTS is ${asked}, but a run is "core" or "most": correct it or leave it out.`);
};
