import { foldText } from '@golark/contract/text/fold';

/** The text with the typed part in bold, ignoring case, accents and apostrophes: "san jose" marks "San José". */
export const Match = ({ text, query }: { text: string; query: string }) => {
  const found = findMatch(text, query);
  if (!found) return <>{text}</>;
  const [start, end] = found;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
};

/** Where the first word that starts with the query begins, and where the match ends; null without one. */
export const findMatch = (text: string, query: string): [number, number] | null => {
  const wanted = lettersOf(query.trim()).map(({ folded }) => folded);
  if (wanted.length === 0) return null;
  const letters = lettersOf(text);
  const first = letters.findIndex(
    (_, at) =>
      (at === 0 || letters[at - 1]?.folded === ' ') &&
      wanted.every((one, i) => letters[at + i]?.folded === one),
  );
  if (first < 0) return null;
  return [letters[first]?.start ?? 0, letters[first + wanted.length - 1]?.end ?? 0];
};

/** The letters that are compared, with their positions; apostrophes and dots are left out. */
const lettersOf = (text: string): { folded: string; start: number; end: number }[] => {
  let end = 0;
  return [...text].flatMap((letter) => {
    const start = end;
    end += letter.length;
    const folded = /[\s,(-]/.test(letter) ? ' ' : foldText(letter);
    return folded === '' ? [] : [{ folded, start, end }];
  });
};
