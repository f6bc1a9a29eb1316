import { describe, expect, it } from 'vitest';
import { formatPhone, phoneUri, readPhone } from './rules.ts';

describe('a number as it is typed', () => {
  it.each([
    '206-555-0100',
    '206.555.0100',
    '206\u2011555\u20110100',
    '206\u2010555\u20120100',
    '206–555—0100',
    '206\u2212555\u22120100',
    '206\u00a0555\u00a00100',
    '206\u202f555\u20090100',
    '(206)\u00a0555\u20110100',
    '206/555/0100',
    '\u200e206 555 0100\u200f',
    '２０６５５５０１００',
    '٢٠٦٥٥٥٠١٠٠',
    '۲۰۶۵۵۵۰۱۰۰',
  ])('%j has its digits', (typed) => {
    expect(readPhone(typed)).toEqual({ digits: '2065550100', extension: null });
  });

  it.each([
    'ext. 5',
    'ext 5',
    'Ext5',
    'extension 5',
    'extensión 5',
    'extensión: 5',
    'int. 5',
    'interno 5',
    'anexo 5',
    'x5',
    'x. 5',
    ', ext. 5',
    ';ext=5',
    '#5',
    '# 5',
    '\u00a0ext.\u00a05',
  ])('has the extension in 206-555-0100 %s', (typed) => {
    expect(readPhone(`206-555-0100 ${typed}`)).toEqual({ digits: '2065550100', extension: '5' });
    expect(readPhone(`206.555.0100${typed}`)).toEqual({ digits: '2065550100', extension: '5' });
  });

  it.each([
    '',
    '  ',
    'call me',
    'ext. 5',
    '#5',
    '5x5',
    '5 x5',
    '555-01x8',
    '(503) 555-01x8',
    '9'.repeat(101),
    '206-555-01a0',
    '206_555',
    '206 555 0100 ext. a',
    '5 ext. 12345678',
  ])('%j is not a number', (typed) => {
    expect(readPhone(typed)).toBeNull();
  });
});

it('is written for people and for dialing, with its extension', () => {
  const phone = { countryCallingCode: '1', nationalNumber: '5035550163' };
  expect(phoneUri(phone)).toBe('+15035550163');
  expect(phoneUri({ ...phone, extension: '5' })).toBe('+15035550163;ext=5');
  expect(
    ['+15035550163', '+15035550163;ext=5', '+34912345678', '+34912345678;ext=12'].map(formatPhone),
  ).toEqual(['(503) 555-0163', '(503) 555-0163 ext. 5', '+34912345678', '+34912345678 ext. 12']);
});
