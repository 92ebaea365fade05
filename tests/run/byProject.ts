import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order of the test files. A worker is kept for the next file only where that is of the same project, so a shuffle of
 * all files together would start a process, its DOM or database, and all modules anew for three of four of them.
 */
export default class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    this.ctx.logger.log(`The order of the files: TEST_SEED=${seed}\n`);
    return byProject(files, seed);
  }
}

type File = Pick<TestSpecification, 'moduleId' | 'project'>;

/** Shuffled by a seed, and the projects too, with the files of each one after the other. */
export const byProject = <T extends File>(files: readonly T[], seed: number): T[] => {
  const shuffled = files
    .map((file) => ({ file, rank: createHash('sha1').update(`${seed} ${file.moduleId}`).digest('hex') }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ file }) => file);
  const projects = [...new Set(shuffled.map(({ project }) => project))];
  return projects.flatMap((project) => shuffled.filter((file) => file.project === project));
};
