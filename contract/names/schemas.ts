import { z } from 'zod';
import { Email } from '../email/schemas.ts';
import { Phone } from '../phone/schemas.ts';
import { Text } from '../text/schemas.ts';

/**
 * A last name; null for people who have one name, who have to say so: an empty text is a missing name. Responses have an
 * empty text for null.
 */
export const LastName = Text(100)
  .nullable()
  .transform((name) => name ?? '');

/** A guest or a buyer, who gets emails at the address. */
export const ContactPerson = z.strictObject({
  firstName: Text(100),
  lastName: LastName,
  email: Email,
  phone: Phone.optional(),
});
