import type { BodyInputOf } from '@golark/contract/call';
import { addDays } from '@golark/contract/dates/rules';
import type { editCalendar } from '@golark/contract/host-calendar/calls';
import { textOf } from '../../platform/page/form-values.ts';
import { readCents } from '../../platform/read-cents.ts';

/** Stands for a value that cannot be read: the call rejects it with a sentence at its field. */
const unreadable = 0;

/** A value that was typed, if it is another one than the form was shown with. */
const changed = (form: FormData, name: string): string | undefined => {
  const typed = textOf(form, name) ?? '';
  return typed === '' || typed === (textOf(form, `${name}Was`) ?? '') ? undefined : typed;
};

const holds = (form: FormData, name: string): boolean | undefined => {
  const was = textOf(form, `${name}Was`);
  const is = textOf(form, name) ?? 'no';
  return is === 'mixed' || is === was ? undefined : is === 'yes';
};

/** The nights of a form: the first and the last one. */
export const nightsOfForm = (form: FormData): { from: string; until: string } => {
  const [first = '', last = first] = [textOf(form, 'first'), textOf(form, 'last')];
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(last) && !Number.isNaN(Date.parse(last));
  return { from: first, until: isDay ? addDays(last, 1) : last };
};

/** The change that the editor's form asks for: only what differs from what it was shown with. */
export const editOfForm = (form: FormData): BodyInputOf<typeof editCalendar> => {
  const price = changed(form, 'price');
  const minimum = changed(form, 'minNights');
  const isReset = textOf(form, 'do') === 'reset';
  const block = textOf(form, 'do');
  const isBlocked = block === 'block' ? true : block === 'open' ? false : undefined;
  const note = textOf(form, 'note') ?? null;
  const isNoted = note !== (textOf(form, 'noteWas') ?? null);
  const roomTypeId = textOf(form, 'room');
  const body = {
    ...nightsOfForm(form),
    roomTypeId,
    isBlocked,
    note: isNoted && isBlocked !== false ? note : undefined,
    nightly: isReset
      ? null
      : price === undefined
        ? undefined
        : { amount: readCents(price) ?? unreadable, currency: 'USD' as const },
    minNights: isReset
      ? null
      : minimum === undefined
        ? undefined
        : /^\d{1,4}$/.test(minimum)
          ? Number(minimum)
          : unreadable,
    guestsMayArrive: holds(form, 'arrive'),
    guestsMayLeave: holds(form, 'leave'),
  };
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as typeof body &
    BodyInputOf<typeof editCalendar>;
};
