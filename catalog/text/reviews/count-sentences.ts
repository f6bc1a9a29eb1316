const slots = 1 << 22;
const exemptWords = 5;

/** Numbers that stand for the sentences of a text with more than five words; case and punctuation do not count. */
const sentenceKeys = (text: string): number[] => {
  const keys: number[] = [];
  let hash = 0x811c9dc5;
  let words = 0;
  let isInWord = false;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 10;
    const isEnd =
      code === 10 || ((code === 46 || code === 33 || code === 63) && !(text.charCodeAt(i + 1) > 32));
    if (isEnd) {
      if (words > exemptWords) keys.push(hash >>> 0);
      hash = 0x811c9dc5;
      words = 0;
      isInWord = false;
    } else if (code === 32) isInWord = false;
    else {
      const isUpper = code >= 65 && code <= 90;
      const isLetter = isUpper || (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 160;
      if (!isLetter) continue;
      if (!isInWord) {
        words += 1;
        hash = Math.imul(hash ^ 32, 0x01000193);
      }
      isInWord = true;
      hash = Math.imul(hash ^ (isUpper ? code + 32 : code), 0x01000193);
    }
  }
  return keys;
};

const placeOf = (key: number): number => (key ^ (key >>> 22)) & (slots - 1);

export interface SentenceCounter {
  /** Counts the sentences of a text, or returns false if one of them was used as often as allowed. */
  use(text: string): boolean;
}

/**
 * Four megabytes of counters for a catalog of any size, not a map of hundreds of thousands of sentences. Two sentences
 * that share a counter only make it reach the limit earlier.
 */
export const createSentenceCounter = (limit: number): SentenceCounter => {
  const counts = new Uint8Array(slots);
  return {
    use: (text) => {
      const keys = sentenceKeys(text);
      for (const key of keys) if ((counts[placeOf(key)] ?? 0) >= limit) return false;
      for (const key of keys) counts[placeOf(key)] = (counts[placeOf(key)] ?? 0) + 1;
      return true;
    },
  };
};
