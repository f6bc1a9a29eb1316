/** The text with the typed part in bold, ignoring case and accents: "san jose" marks "San José". */
export const Match = ({ text, query }: { text: string; query: string }) => {
  const start = matchStart(text, query);
  if (start < 0) return <>{text}</>;
  const end = start + query.trim().length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
};

/** The position of the first word that starts with the query; −1 without one. */
export const matchStart = (text: string, query: string): number => {
  const wanted = plain(query.trim());
  if (wanted === '') return -1;
  const words = plain(text);
  for (let start = words.indexOf(wanted); start >= 0; start = words.indexOf(wanted, start + 1)) {
    if (start === 0 || /[\s,(-]/.test(words[start - 1] ?? '')) return start;
  }
  return -1;
};

/** Character by character, so that positions match the text. */
const plain = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD')[0]?.toLowerCase() ?? letter).join('');
