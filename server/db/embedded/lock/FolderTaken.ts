/** Another living process works on the folder. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken';
}
