// What a browser may lack, in spite of what the types say: an old one, an address without https, or a test without a page.

/** The globals, none of which is taken for granted. */
export const browser: Partial<typeof globalThis> = globalThis;
