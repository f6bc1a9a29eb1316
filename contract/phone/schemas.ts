import { z } from 'zod';
import { fieldRule } from '../errors/rules.ts';
import { readPhone } from './rules.ts';

const Extension = z.string().regex(/^\d{1,7}$/);

/** A number that is not a number has one error, that of its characters. */
const hasNumberLength = (text: string): boolean => {
  const digits = readPhone(text)?.digits.length;
  return digits === undefined || (digits >= 4 && digits <= 15);
};

/**
 * A telephone number as a dial code and the number within it. The number may be written with spaces, dashes, periods and
 * an extension, `(206) 555-0100 ext. 5`; it is stored as digits, with the extension in its own field.
 */
export const Phone = z
  .strictObject({
    countryCodeISO: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    countryCallingCode: z.string().regex(/^\d{1,4}$/),
    nationalNumber: z
      .string()
      .trim()
      .min(1)
      .refine((text) => readPhone(text) !== null, fieldRule('phone_characters'))
      .refine(hasNumberLength, fieldRule('invalid')),
    extension: Extension.optional(),
  })
  .transform(({ extension: given, ...phone }) => {
    const typed = readPhone(phone.nationalNumber);
    const extension = typed?.extension ?? given;
    const nationalNumber = typed?.digits ?? phone.nationalNumber;
    return { ...phone, nationalNumber, ...(extension ? { extension } : {}) };
  });

export type Phone = z.infer<typeof Phone>;

/** A telephone number as it is stored. */
export const PhoneOut = z.strictObject({
  countryCodeISO: z.string().optional(),
  countryCallingCode: z.string(),
  nationalNumber: z.string(),
  extension: z.string().optional(),
});
