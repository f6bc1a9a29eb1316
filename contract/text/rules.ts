/** Control characters and unpaired surrogates: PostgreSQL rejects NUL, and no person types the others. */
const control = /[\p{Cc}\p{Cs}]/u;

const controlInParagraphs = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

export const hasControl = (text: string): boolean => control.test(text);

/** As `hasControl`, but line breaks and tabs are allowed. */
export const hasControlInParagraphs = (text: string): boolean => controlInParagraphs.test(text);
