/** Why a pattern of the server cannot be used: the rule is then ignored, and said so once. */
export class BadPattern extends Error {
  override readonly name = 'BadPattern';
}
