import type { Plugin } from 'vite';

const NUMBER_PLANS = /(\w+) = \{\n\tversion: 4,[\s\S]*?\n\};\n(?=\/\/#endregion)/;
const PHONE_LIBRARY =
  /\/\/#region node_modules\/libphonenumber-js\/[\s\S]*(?=\/\/#region src\/shared\/hooks\/usePhoneDigits)/;
const EXPORTED_PARTS = /([\w$]+) as AsYouType, (.*?)[\w$]+ as getNumberType, /;
const IS_VALID = /exports\/isValidPhoneNumber\.js\nfunction (\w+)\(/;
const FOREIGN_FLAG = /`https:\/\/flagcdn\.com[^`]*`/;
const DRAWN_FLAGS = /"data:image\/[^"]*"/g;

/**
 * `mui-tel-input` is published as one file, with a copy of `libphonenumber-js` and of the world's numbering plans inside.
 * Both are taken out, and what stands in `libphonenumber-js/max`, which our rules need in any case, is put in their place:
 * one copy in the browser. With them go the addresses of its flags on a foreign host; ours come from this site.
 */
export const onePhoneData = (): Plugin => ({
  name: 'carte-one-phone-data',
  apply: 'build',
  transform: {
    filter: { id: /\/mui-tel-input\/dist\/mui-tel-input\.es\.js$/ },
    handler: (code) => ({ code: withoutPhoneData(code), map: null }),
  },
});

/** @throws when the package is built in another way than this reads. */
const withoutPhoneData = (code: string): string => {
  const asYouType = found(code, EXPORTED_PARTS);
  const isValid = found(code, IS_VALID);
  found(code, NUMBER_PLANS);
  found(code, FOREIGN_FLAG);
  return `import numberPlans from 'libphonenumber-js/max/metadata';
import { AsYouType as ${asYouType}, isValidPhoneNumber as ${isValid} } from 'libphonenumber-js/max';
${code
  .replace(NUMBER_PLANS, '$1 = numberPlans;\n')
  .replace(PHONE_LIBRARY, '')
  .replace(EXPORTED_PARTS, '$1 as AsYouType, $2')
  .replace(FOREIGN_FLAG, "''")
  .replace(DRAWN_FLAGS, "''")}`;
};

const found = (code: string, pattern: RegExp): string => {
  const name = pattern.exec(code)?.[1] ?? pattern.exec(code)?.[0];
  if (name === undefined) {
    throw new Error(
      `Expected ${pattern} in mui-tel-input, found nothing: read its new build and mend build/onePhoneData.ts.`,
    );
  }
  return name;
};
