import { randomUUID } from 'node:crypto';
import { saveCard } from '@golark/contract/payments/calls';
import { findAccountByEmail } from '#accounts';
import type { Context } from '#platform/context';
import { type Cast, cards, type Scene } from './scene.ts';
import type { Person } from './world.ts';

export interface SignIn {
  role: keyof Cast;
  email: string;
  firstName: string;
  lastName: string;
}

/** The demo accounts as people who act. */
export const castOf = async (ctx: Context, signIns: readonly SignIn[]): Promise<Cast> => {
  const people = await Promise.all(
    signIns.map(async ({ role, email, firstName, lastName }): Promise<[string, Person]> => {
      const account = await findAccountByEmail(ctx.db, email);
      const own = { firstName, lastName, email, deviceId: randomUUID(), locale: 'en' as const };
      return [role, { accountId: account?.id ?? null, ...own }];
    }),
  );
  return Object.fromEntries(people) as unknown as Cast;
};

/** A person without an account. */
export const visitorNamed = (firstName: string, lastName: string): Person => ({
  accountId: null,
  firstName,
  lastName,
  deviceId: randomUUID(),
  locale: 'en',
  email: `${firstName}.${lastName}@golark.example`.toLowerCase(),
});

/** Saves the cards with which the guest, the member and the partner pay. */
export const saveCards = async ({ world, guest, member, cardIds }: Scene): Promise<void> => {
  const saved = [
    [guest, cards.visa],
    [guest, cards.mastercard],
    [member, cards.mastercard],
  ] as const;
  for (const [person, card] of saved) {
    const made = await world.call(person, saveCard, { body: { ...card } });
    if (!cardIds.has(person.email)) cardIds.set(person.email, made.card.id);
  }
};
