import { hiddenContact } from '../conversations/rules.ts';
import { hasPhoneDigits, phoneRun, withoutDatesAndAmounts } from './phone-runs.ts';
import { plainText } from './plain-text.ts';

export interface MaskedText {
  text: string;
  hasHiddenContacts: boolean;
}

/** In place of what is hidden until all patterns have been tried; no text contains it (see `AnyText`). */
const mark = '\u0001';

const open = '[([{<]';
const close = '[)\\]}>]';
const spelled = (words: string) => `(?:\\s?${open}\\s?(?:${words})\\s?${close}\\s?|\\s(?:${words})\\s)`;
const at = `(?:\\s?@\\s?|${spelled('at|arroba')})`;
const dot = `(?:\\.|\\s?${open}\\s?\\.\\s?${close}\\s?|${spelled('dot|punto')})`;
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const local = '[\\p{L}\\p{N}_%+-]{1,64}(?:\\.[\\p{L}\\p{N}_%+-]{1,64}){0,5}';

/** Endings that end no ordinary sentence whose next word follows without a space. */
const endings =
  'com|net|org|info|biz|app|dev|io|gov|edu|online|site|store|shop|xyz|link|club|page|travel|cloud|agency|rentals|homes|mx|co|uk|ca|fr';
/** They do: "gracias.es", "ask.me". They count with a path, or after the name of a known site. */
const wordEndings = 'es|us|de|me|it|is|to|in|at|my|be|am|la|se|tu|no|so|gl|ly|ar|cl|pe';
const sites =
  'airbnb|vrbo|booking|expedia|whatsapp|wa|facebook|fb|instagram|telegram|t|gmail|hotmail|outlook|yahoo|icloud|proton|linktr|bit';
const providers = 'gmail|hotmail|outlook|yahoo|icloud|protonmail|proton|aol|live|msn';

const networks =
  'instagram|insta|ig|facebook|fb|messenger|whatsapp|telegram|snapchat|tiktok|twitter|linkedin|wechat|viber|skype|discord|venmo|cash\\s?app|zelle|paypal';

const end = '(?![\\p{L}\\p{N}])';
const start = '(?<![\\p{L}\\p{N}])';
const path = '(?:[/?#][^\\s\\u0001]*)?';
const pattern = (source: string) => new RegExp(source, 'giu');

const contacts: readonly RegExp[] = [
  pattern(`${start}(?:https?|ftp|mailto|tel):[^\\s\\u0001]+`),
  // maya@example.com, maya (at) example dot com, maya arroba example punto com
  pattern(`${start}${local}${at}(?:${label}${dot}){1,5}\\p{L}{2,24}${end}`),
  // maya @ example . com
  pattern(`${start}${local}\\s?[@＠]\\s?(?:${label}\\s?\\.\\s?){1,5}\\p{L}{2,24}${end}`),
  // maya at gmail
  pattern(`${start}${local}${at}(?:${providers})${end}`),
  pattern(`${start}www${dot}[^\\s\\u0001]+`),
  pattern(`${start}(?:${label}${dot}){1,5}(?:${endings})${end}${path}`),
  pattern(`${start}(?:${label}\\s\\.\\s){1,5}(?:${endings})${end}${path}`),
  pattern(`${start}(?:${label}\\.){1,5}(?:${wordEndings})/[^\\s\\u0001]+`),
  pattern(`${start}(?:${sites})${dot}(?:${wordEndings})${end}${path}`),
  // instagram maya.ortega, my ig is maya_ortega, telegram: mayaortega
  pattern(
    `${start}(?:${networks})(?:\\s?[:=>-]{1,2}\\s?[\\p{L}\\p{N}_.]{3,40}|\\s(?:(?:is|es|at|en)\\s)?(?=[\\p{L}\\p{N}]{0,40}[._\\d])[\\p{L}\\p{N}_]{1,40}(?:[._][\\p{L}\\p{N}_]{1,40}){0,4}${end})`,
  ),
  // a name on another network: @maya.ortega
  pattern(`(?<![\\p{L}\\p{N}.])@[\\p{L}\\p{N}_][\\p{L}\\p{N}_.]{2,40}`),
];

/** The text with marks in place of what a pattern finds, as long as before, so that positions stay. */
const hide = (text: string, found: RegExp): string =>
  text.replaceAll(found, (contact) => mark.repeat(contact.length));

const hidePhones = (text: string): string => {
  // as long as the text, so that positions are the same in both
  const shadow = withoutDatesAndAmounts(text);
  let hidden = '';
  for (const { 0: run, index } of shadow.matchAll(phoneRun)) {
    if (!hasPhoneDigits(run)) continue;
    hidden += text.slice(hidden.length, index) + mark.repeat(run.length);
  }
  return hidden + text.slice(hidden.length);
};

const marks = new RegExp(`${mark}+`, 'g');

/**
 * Replaces email addresses, phone numbers, web addresses and names on other networks, in digits or words of English and Spanish,
 * with dots. What only looks like one, such as a date, a price or a ZIP code, stays.
 */
export const maskContacts = (text: string): MaskedText => {
  const { text: folded, starts } = plainText(text);
  const hidden = hidePhones(contacts.reduce(hide, folded));
  let masked = '';
  let done = 0;
  for (const { 0: run, index } of hidden.matchAll(marks)) {
    masked += text.slice(done, starts[index]) + hiddenContact;
    done = starts[index + run.length] ?? text.length;
  }
  return { text: masked + text.slice(done), hasHiddenContacts: done > 0 };
};
