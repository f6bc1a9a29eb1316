const lineOctets = 75;
const encoder = new TextEncoder();

/** Commas, semicolons, backslashes and line ends are escaped (RFC 5545, 3.3.11). */
export const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

export const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A line holds 75 octets; longer ones continue after a line end and a space, never inside a character. */
const folded = (line: string): string => {
  const lines = [''];
  let room = lineOctets;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (size > room) {
      lines.push(' ');
      room = lineOctets - 1;
    }
    lines[lines.length - 1] += letter;
    room -= size;
  }
  return lines.join('\r\n');
};

/** A calendar file with one event, whose properties are given as lines; `name` is the part of the product that wrote it. */
export const calendarOf = (name: string, event: readonly string[]): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Golark//${name}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    ...event,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
};
