import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { locationFile } from '#testing/location-file';
import { ConfigError } from './config.ts';
import { ipLocationFile, noIpLocation } from './ip-location.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-places-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));

const open = (place: object) => {
  const file = path.join(dir, 'places.mmdb');
  fs.writeFileSync(file, locationFile('198.51.100.0', 24, place));
  return ipLocationFile(file);
};

test('names city and state, or the known part, in the requested language', () => {
  const names = { en: 'Mexico City', es: 'Ciudad de México' };
  const country = { names: { en: 'Mexico', es: 'México' } };
  const both = open({ city: { names }, country });
  expect(both.placeOf('198.51.100.7', 'en')).toBe('Mexico City, Mexico');
  expect(both.placeOf('198.51.100.7', 'es')).toBe('Ciudad de México, México');
  expect(open({ country }).placeOf('198.51.100.7', 'es')).toBe('México');
  expect(open({}).placeOf('198.51.100.7', 'en')).toBeNull();
});

test('knows the point of an address', () => {
  const located = open({ location: { latitude: 44.06, longitude: -121.31 } });
  expect(located.pointOf('198.51.100.7')).toEqual({ lat: 44.06, lng: -121.31 });
  expect(open({}).pointOf('198.51.100.7')).toBeNull();
});

test('returns null for other addresses, for none, and without a file', () => {
  const located = open({ country: { names: { en: 'Mexico' } } });
  for (const ip of ['198.51.101.1', '127.0.0.1', '2001:db8::1', 'nonsense', '']) {
    expect(located.placeOf(ip, 'en')).toBeNull();
    expect(located.pointOf(ip)).toBeNull();
  }
  expect(noIpLocation.placeOf('198.51.100.7', 'en')).toBeNull();
  expect(noIpLocation.pointOf('198.51.100.7')).toBeNull();
});

test('names the setting when the file is missing or is something else', () => {
  expect(() => ipLocationFile(path.join(dir, 'missing'))).toThrow(ConfigError);
  const file = path.join(dir, 'text.mmdb');
  fs.writeFileSync(file, 'not a database');
  expect(() => ipLocationFile(file)).toThrow(/IP_LOCATION_FILE: .*text\.mmdb cannot be read/);
});
