/** A module and what it imports, as the text of one script that leaves them under `guest` (build/inlineScript.ts). */
declare module '*?script' {
  export const script: string;
}
