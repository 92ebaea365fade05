import * as sample from './samples';

/** A right file of each kind, taken or not, and what its sender says it is. */
export const FILES_OF = {
  jpg: { type: 'image/jpeg', bytes: sample.sampleJpeg },
  png: { type: 'image/png', bytes: () => sample.samplePng() },
  gif: { type: 'image/gif', bytes: sample.sampleGif },
  svg: { type: 'image/svg+xml', bytes: async () => sample.sampleSvg() },
  pdf: { type: 'application/pdf', bytes: async () => sample.samplePdf() },
  webp: { type: 'image/webp', bytes: sample.sampleWebp },
  html: { type: 'text/html', bytes: async () => Buffer.from('<!doctype html><script>alert(1)</script>') },
  php: { type: 'application/x-php', bytes: async () => Buffer.from('<?php system($_GET[0]);') },
} as const;
