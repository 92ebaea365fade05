import { limits } from '../../contract/limits';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/** A part of a picture in per cent of its sides, so that it survives a change of the shown size. */
export interface PercentRect extends Rect {
  readonly unit: '%';
}

/** Whether a crop of the wanted shape and the least size (100 by 100 px) fits into the picture. */
export function canHoldCrop(picture: Size): boolean {
  const { width, height } = largest(picture);
  return width >= limits.cropMinPx && height >= limits.cropMinPx;
}

/** The crop the dialog opens with: the largest one of 4:3, in the middle (docs/spec/3-decisions.md: its 300 px are the least). */
export function initialCrop(shown: Size): PercentRect {
  const full = largest(shown);
  const width = (full.width * 100) / shown.width;
  const height = (full.height * 100) / shown.height;
  return { unit: '%', x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}

/** The pixels of the real picture that a crop stands for: whole, inside the picture, at least one. */
export function pixelsOf(crop: Rect, picture: Size): Rect {
  const x = clamp(Math.round((crop.x * picture.width) / 100), 0, picture.width - 1);
  const y = clamp(Math.round((crop.y * picture.height) / 100), 0, picture.height - 1);
  const width = clamp(Math.round((crop.width * picture.width) / 100), 1, picture.width - x);
  const height = clamp(Math.round((crop.height * picture.height) / 100), 1, picture.height - y);
  return { x, y, width, height };
}

/** The largest rectangle of the wanted shape inside the picture. */
function largest({ width, height }: Size): Size {
  const { cropAspect } = limits;
  return width / height > cropAspect
    ? { width: height * cropAspect, height }
    : { width, height: width / cropAspect };
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
