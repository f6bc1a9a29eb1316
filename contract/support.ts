import { z } from 'zod';
import { defineCall } from './call.ts';
import { Email } from './email.ts';
import { Paragraphs, Text } from './text.ts';

export const contactUs = defineCall({
  name: 'contactUs',
  summary: 'A message to the people of the marketplace: stored and mailed to support.',
  method: 'POST',
  path: '/v1/contactus',
  access: 'visitor',
  body: z.strictObject({ name: Text(200), email: Email, subject: Text(200), message: Paragraphs(5000) }),
  status: 202,
  answer: z.strictObject({}),
  errors: ['VALIDATION_ERROR'],
});
