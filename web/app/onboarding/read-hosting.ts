import { textOf } from '../platform/page/form-values.ts';

/** The values that `HostingFields` posts. */
export const readHosting = (form: FormData) => ({
  checkInFrom: textOf(form, 'checkInFrom'),
  checkInUntil: textOf(form, 'checkInUntil'),
  checkOutBy: textOf(form, 'checkOutBy'),
  isInstantBook: textOf(form, 'isInstantBook') !== 'request',
  cancellationPolicy: textOf(form, 'cancellationPolicy'),
});
