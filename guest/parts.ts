import { tokensCss } from '../ui/tokensCss';
import { enhance } from './enhance';
import sheet from './guest.css?inline';

/** Whole in each document: one answer is all that a guest waits for. */
export const styles: readonly string[] = [`${tokensCss().replace(/\s*\n\s*/g, '')}${sheet}`];
export const scripts: readonly string[] = [`(${enhance.toString()})()`];
