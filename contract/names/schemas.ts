import { z } from 'zod';
import { maskContacts } from '../contacts/mask-contacts.ts';
import { plainText } from '../contacts/plain-text.ts';
import { Email } from '../email/schemas.ts';
import { fieldRule } from '../errors/rules.ts';
import { Phone } from '../phone/schemas.ts';
import { hasControl } from '../text/rules.ts';
import { Text } from '../text/schemas.ts';

/** `John Smith 3rd` has one digit; a phone number could be split between the first and the last name. */
const mostDigits = 3;

/** A control character is an error of its own. */
const isContact = (name: string): boolean =>
  !hasControl(name) &&
  (maskContacts(name).hasHiddenContacts ||
    (plainText(name).text.match(/\p{Nd}/gu)?.length ?? 0) > mostDigits);

/** One line that names a person; hosts, guests and friends see it, so that it holds no way to write to them elsewhere. */
export const Name = Text(100).refine((name) => !isContact(name), fieldRule('name_contact'));

/**
 * A last name; null for people who have one name, who have to say so: an empty text is a missing name. Responses have an
 * empty text for null.
 */
export const LastName = Name.nullable().transform((name) => name ?? '');

/** A guest or a buyer, who gets emails at the address. */
export const ContactPerson = z.strictObject({
  firstName: Name,
  lastName: LastName,
  email: Email,
  phone: Phone.optional(),
});
