import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardBrandOf, cvcLengthOf } from '../../ui/card-brand.ts';
import { checkCard, passesLuhn } from './check-card.ts';

const now = new Date('2026-11-21T12:00:00Z');
const good = { cardNumber: '4242 4242 4242 4242', cardExpiry: '09/30', cvc: '123' };

describe('a card', () => {
  it('is fine as it stands on the plastic', () => {
    expect(checkCard(good, now)).toEqual({ brand: 'visa', problems: {} });
    expect(checkCard({ ...good, cardNumber: '3782-822463-10005', cvc: '1234' }, now).problems).toEqual({});
  });

  it('names what is missing', () => {
    expect(checkCard({ cardNumber: '', cardExpiry: '', cvc: '' }, now).problems).toEqual({
      cardNumber: 'required',
      cardExpiry: 'required',
      cvc: 'required',
    });
  });

  it('finds any single digit that was mistyped', () => {
    const digits = good.cardNumber.replaceAll(' ', '');
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, change) => {
        const digit = (Number(digits[place]) + change) % 10;
        const mistyped = `${digits.slice(0, place)}${digit}${digits.slice(place + 1)}`;
        expect(passesLuhn(mistyped)).toBe(false);
      }),
    );
    expect(passesLuhn(digits)).toBe(true);
  });

  it('refuses numbers too short, too long or with letters', () => {
    for (const cardNumber of ['0', '00000000000', '0'.repeat(20), '4242 4242 4242 424a'])
      expect(checkCard({ ...good, cardNumber }, now).problems.cardNumber).toBe('invalid');
  });

  it('is good to the end of its month', () => {
    const at = (cardExpiry: string) => checkCard({ ...good, cardExpiry }, now).problems.cardExpiry;
    expect(at('11/26')).toBeUndefined();
    expect(at('10/26')).toBe('expired');
    expect(at('13/30')).toBe('invalid');
    expect(at('9/30')).toBe('invalid');
    expect(checkCard({ ...good, cardExpiry: '11/26' }, new Date('2026-12-01T00:00:00Z')).problems).toEqual({
      cardExpiry: 'expired',
    });
  });

  it('has a security code as long as its brand has it', () => {
    expect(checkCard({ ...good, cvc: '1234' }, now).problems.cvc).toBe('length');
    expect(checkCard({ ...good, cvc: '12' }, now).problems.cvc).toBe('invalid');
    const amex = '378282246310005';
    expect(checkCard({ ...good, cardNumber: amex, cvc: '123' }, now).problems.cvc).toBe('length');
    expect([cvcLengthOf('amex'), cvcLengthOf('visa')]).toEqual([4, 3]);
  });

  it.each([
    ['4', 'visa'],
    ['51', 'mastercard'],
    ['2223', 'mastercard'],
    ['37', 'amex'],
    ['6011', 'discover'],
    ['36', 'diners'],
    ['35', 'jcb'],
    ['9', 'card'],
    ['', 'card'],
  ])('that begins with %s is of the brand %s', (typed, brand) => {
    expect(cardBrandOf(typed)).toBe(brand);
  });
});
