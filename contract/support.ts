import { z } from 'zod';
import { defineCall } from './call.ts';
import { Email } from './email.ts';
import { Text } from './text.ts';

export const contactUs = defineCall({
  name: 'contactUs',
  summary: 'A message to the people of the marketplace: stored, mailed to support, and acknowledged by mail.',
  method: 'POST',
  path: '/v1/contactus',
  access: 'visitor',
  body: z.strictObject({ name: Text(200), email: Email, subject: Text(200), message: Text(5000) }),
  status: 202,
  answer: z.strictObject({}),
  errors: ['VALIDATION_ERROR'],
});
