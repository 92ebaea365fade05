/** The file is none we take: of another type, broken, too big to decode, or not what its name or type says. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}
