import { expect, test } from 'vitest';
import { readAddress, readRedirect } from './read-address.ts';

test.each([
  ['https://stays.example/calendar.ics?s=1', 'https://stays.example/calendar.ics?s=1'],
  ['  webcal://Stays.example./a.ics ', 'https://stays.example/a.ics'],
  ['WEBCALS://stays.example/', 'https://stays.example/'],
  ['webcal://0x7f.1/', 'https://127.0.0.1/'],
  ['http://niño.example:8080/', 'http://xn--nio-8ma.example:8080/'],
  ['http://stays.example:443/', 'http://stays.example:443/'],
])('%s is the address %s', (text, address) => {
  expect(readAddress(text).href).toBe(address);
});

test.each([
  ...['', 'calendar.ics', '//stays.example/', 'ftp://stays.example/', 'file:///etc/passwd', 'data:,x'],
  ...['http://kim@stays.example/', 'https://:word@stays.example/', 'http://[fe80::1%25eth0]/'],
  ...[
    'http://stays.example:22/',
    'http://stays.example:25/',
    'http://stays.example:6667/',
    'http://x:99999/',
  ],
  ...['web\tcal://stays.example/', `https://stays.example/${'x'.repeat(2000)}`],
])('%s is refused', (text) => {
  expect(() => readAddress(text)).toThrow(expect.objectContaining({ code: 'bad_address' }));
});

test('the error names the host, and neither the path nor the query', () => {
  expect(() => readAddress('https://kim:word@stays.example/secret?secret')).toThrow(
    expect.objectContaining({ message: 'bad_address: stays.example' }),
  );
});

test('a redirect is relative to its address, and never leads from https to http', () => {
  const from = new URL('https://stays.example/a/b.ics?s=1');
  expect(readRedirect(from, 'c.ics').href).toBe('https://stays.example/a/c.ics');
  expect(readRedirect(from, '//other.example/d').href).toBe('https://other.example/d');
  expect(readRedirect(from, 'webcal://other.example/d').href).toBe('https://other.example/d');
  expect(readRedirect(new URL('http://stays.example/'), 'https://other.example/').protocol).toBe('https:');
  for (const location of ['http://stays.example/a/b.ics', 'javascript:x', undefined])
    expect(() => readRedirect(from, location)).toThrow(expect.objectContaining({ code: 'bad_redirect' }));
});
