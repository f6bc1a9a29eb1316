import type { Call } from '@golark/contract/call';
import {
  checkStay,
  editCalendar,
  removeOwnReservation,
  saveOwnReservation,
  undoCalendarChange,
} from '@golark/contract/host-calendar/calls';
import type { ApiError, CallArguments } from '../../platform/api-client.ts';
import { callOnce } from '../../platform/page/call-once.server.ts';
import { outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf, valuesOf } from '../../platform/page/form-values.ts';
import { type FormRequest, readAccountForm, runIntent } from '../../platform/page/page-request.ts';
import { outcomeOfError, rejected } from '../../platform/page/submit-form.server.ts';
import { readCents } from '../../platform/read-cents.ts';
import { actingAs, type HostRequest, readHostPage } from '../read-host-page.ts';
import type { CalendarOutcome } from './calendar-outcome.ts';
import { calendarDetail, calendarErrors } from './calendar-problems.server.ts';
import { editOfForm } from './edit-of-form.ts';
import { checkIntent, editNightsIntent, removeOwnIntent, takeOwnIntent, undoIntent } from './intents.ts';

type CalendarRequest = HostRequest & FormRequest;

const fields = [
  'first',
  'last',
  'price',
  'minNights',
  'note',
  'arriveDay',
  'departDay',
  'kind',
  'name',
  'ownPrice',
  'ownNote',
  'adults',
  'children',
];

/** The outcome of a rejected form: sentences at its fields, or one above it; what was typed is shown again. */
const failed = (request: CalendarRequest, intent: string, error: ApiError) => {
  const { locale, form } = request;
  const general = outcomeOfError(error, { intent, locale });
  const errors = calendarErrors(error, locale);
  const detail = calendarDetail(error, locale);
  const hasErrors = Object.keys(errors).length > 0;
  const outcome: CalendarOutcome = {
    ...general,
    errors,
    detail: detail ?? general.detail,
    problem: hasErrors || detail ? null : general.problem,
    subject: textOf(form, 'subject') ?? '',
    values: valuesOf(form, fields),
  };
  return rejected(outcome);
};

type Made<C extends Call> = { call: C; input: Omit<CallArguments<C>, 'headers'>; intent: string };

/** Makes a call for the host for which the page was shown, once however often the form is sent. */
const make = <const C extends Call>(request: CalendarRequest, { call, input }: Made<C>) =>
  callOnce(request, call, { ...input, headers: actingAs(request.host) } as unknown as CallArguments<C>);

const listingOf = ({ form }: CalendarRequest): string => textOf(form, 'listing') ?? '';

const edit = async (request: CalendarRequest) => {
  const intent = editNightsIntent;
  const input = { params: { listingId: listingOf(request) }, body: editOfForm(request.form) };
  const result = await make(request, { call: editCalendar, input, intent });
  if (!result.ok) return failed(request, intent, result.error);
  const { changeId, soldNights } = result.data;
  return { ...outcomeOf(intent, { isDone: true }), changeId, soldNights } satisfies CalendarOutcome;
};

const takeOwn = async (request: CalendarRequest) => {
  const { form } = request;
  const intent = takeOwnIntent;
  const price = textOf(form, 'ownPrice');
  const cents = price === undefined ? null : (readCents(price) ?? -1);
  const roomTypeId = textOf(form, 'room');
  const body = {
    arriveDay: textOf(form, 'arriveDay') ?? '',
    departDay: textOf(form, 'departDay') ?? '',
    kind: textOf(form, 'kind') === 'host' ? ('host' as const) : ('guest' as const),
    name: textOf(form, 'name') ?? '',
    price: cents === null ? null : { amount: cents, currency: 'USD' as const },
    note: textOf(form, 'ownNote') ?? null,
    ...(roomTypeId ? { roomTypeId } : {}),
  };
  const params = { listingId: listingOf(request), reservationId: textOf(form, 'reservation') ?? '' };
  const result = await make(request, { call: saveOwnReservation, input: { params, body }, intent });
  const subject = params.reservationId;
  return result.ok ? outcomeOf(intent, { isDone: true, subject }) : failed(request, intent, result.error);
};

const removeOwn = async (request: CalendarRequest) => {
  const params = { listingId: listingOf(request), reservationId: textOf(request.form, 'subject') ?? '' };
  const intent = removeOwnIntent;
  const result = await make(request, { call: removeOwnReservation, input: { params }, intent });
  return result.ok ? outcomeOf(intent, { isDone: true }) : failed(request, intent, result.error);
};

const undo = async (request: CalendarRequest) => {
  const params = { listingId: listingOf(request), changeId: textOf(request.form, 'subject') ?? '' };
  const intent = undoIntent;
  const result = await make(request, { call: undoCalendarChange, input: { params }, intent });
  return result.ok ? outcomeOf(intent, { isDone: true }) : failed(request, intent, result.error);
};

const check = async (request: CalendarRequest) => {
  const { form } = request;
  const intent = checkIntent;
  const dates = { arriveDay: textOf(form, 'arriveDay') ?? '', departDay: textOf(form, 'departDay') ?? '' };
  const adults = Number(textOf(form, 'adults') ?? 2);
  const children = Number(textOf(form, 'children') ?? 0);
  const input = { params: { listingId: listingOf(request) }, body: { ...dates, adults, children } };
  const result = await make(request, { call: checkStay, input, intent });
  if (!result.ok) return failed(request, intent, result.error);
  const outcome = outcomeOf(intent, { isDone: true, values: valuesOf(form, fields) });
  return { ...outcome, check: { ...dates, result: result.data } } satisfies CalendarOutcome;
};

/** The forms of the calendar by their intents. */
const submitCalendar: Readonly<Record<string, (request: CalendarRequest) => Promise<unknown>>> = {
  [editNightsIntent]: edit,
  [takeOwnIntent]: takeOwn,
  [removeOwnIntent]: removeOwn,
  [undoIntent]: undo,
  [checkIntent]: check,
};

/** Runs the form that was sent, for the host for which its page was shown. */
export const runCalendarForm = async (args: Parameters<typeof readAccountForm>[0]) => {
  const request = await readAccountForm(args);
  const { host } = readHostPage(args, textOf(request.form, 'host'));
  return runIntent({ ...request, host }, submitCalendar);
};
