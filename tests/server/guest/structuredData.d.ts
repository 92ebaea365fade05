/** Both packages come without types; this is what is used of them. */
declare module '@marbec/web-auto-extractor' {
  class WebAutoExtractor {
    constructor(options?: { readonly addLocation?: boolean });
    parse(html: string): { readonly jsonld: Readonly<Record<string, readonly unknown[]>> };
  }

  export { WebAutoExtractor as default };
}

declare module '@adobe/structured-data-validator' {
  class Validator {
    validate(
      extracted: object,
    ): Promise<readonly { readonly issueMessage: string; readonly severity: 'ERROR' | 'WARNING' }[]>;
  }

  export { Validator as default };
}
