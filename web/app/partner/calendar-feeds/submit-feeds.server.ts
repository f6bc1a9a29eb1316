import {
  addCalendarFeed,
  importCalendarFeed,
  removeCalendarFeed,
  renewCalendarLink,
} from '@golark/contract/calendar-feeds/calls';
import { type FormOutcome, outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import { type FormRequest, readAccountForm, runIntent } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import { actingAs, type HostRequest, readHostPage } from '../read-host-page.ts';
import {
  addFeedIntent,
  confirmFeedIntent,
  fetchFeedIntent,
  linkSubject,
  removeFeedIntent,
  renewLinkIntent,
} from './feed-intents.ts';
import type { FeedOutcome } from './feed-outcome.ts';
import { feedUrlProblem } from './feed-url-problem.ts';

type FeedRequest = HostRequest & FormRequest;

const done = (intent: string, given: Pick<FeedOutcome, 'subject' | 'fetched'>): FeedOutcome => ({
  ...outcomeOf(intent, { isDone: true }),
  ...given,
});

/** The listing and the calendar that a form names, for the host for which its page was shown. */
const namedBy = ({ form, host }: FeedRequest) => {
  const subject = textOf(form, 'subject') ?? '';
  const listingId = textOf(form, 'listing') ?? '';
  return { subject, params: { listingId, feedId: subject }, headers: actingAs(host) };
};

const addFeed = async (request: FeedRequest) => {
  const { form, locale } = request;
  const { subject, params, headers } = namedBy(request);
  const [url, name, roomTypeId] = [textOf(form, 'url'), textOf(form, 'name'), textOf(form, 'roomTypeId')];
  const result = await submitForm(request, {
    intent: addFeedIntent,
    subject,
    call: addCalendarFeed,
    params: { listingId: params.listingId },
    headers,
    body: { url, ...(name ? { name } : {}), ...(roomTypeId ? { roomTypeId } : {}) },
    fields: ['url', 'name', 'roomTypeId'],
  });
  if (result.ok) return done(addFeedIntent, { subject });
  const t = translatorOf(locale, 'calendarFeeds');
  const problem = url ? feedUrlProblem(result.error?.errors ?? [], locale) : t('add.urlNeeded');
  const errors = { ...result.outcome.errors, ...(problem ? { url: problem } : {}) };
  return rejected<FormOutcome>({ ...result.outcome, errors });
};

/** Fetches a calendar now. A fetch that changed nothing is reported at its form, and the page shows the state of the calendar. */
const fetchFeed = async (request: FeedRequest, confirm: boolean) => {
  const intent = confirm ? confirmFeedIntent : fetchFeedIntent;
  const { subject, params, headers } = namedBy(request);
  const body = { confirm };
  const call = importCalendarFeed;
  const result = await submitForm(request, { intent, subject, call, params, headers, body });
  if (!result.ok) return rejected(result.outcome);
  const { outcome, feed } = result.data;
  if (outcome === 'imported' || outcome === 'unchanged') return done(intent, { subject, fetched: outcome });
  const t = translatorOf(request.locale, 'calendarFeeds');
  const detail = outcome === 'held' ? t('fetch.held') : t(`faults.${feed.fault ?? 'broken_answer'}`);
  return outcomeOf(intent, { subject, detail });
};

const removeFeed = async (request: FeedRequest) => {
  const intent = removeFeedIntent;
  const { subject, params, headers } = namedBy(request);
  const call = removeCalendarFeed;
  const result = await submitForm(request, { intent, subject, call, params, headers });
  return result.ok ? done(intent, { subject }) : rejected(result.outcome);
};

const renewLink = async (request: FeedRequest) => {
  const { form } = request;
  const intent = renewLinkIntent;
  const { params, headers } = namedBy(request);
  const body = { roomTypeId: textOf(form, 'roomTypeId') ?? '', feedId: textOf(form, 'feedId') ?? null };
  const subject = linkSubject(body);
  const result = await submitForm(request, {
    intent,
    subject,
    call: renewCalendarLink,
    params: { listingId: params.listingId },
    headers,
    body,
  });
  return result.ok ? done(intent, { subject }) : rejected(result.outcome);
};

const handlers = {
  [addFeedIntent]: addFeed,
  [fetchFeedIntent]: (request: FeedRequest) => fetchFeed(request, false),
  [confirmFeedIntent]: (request: FeedRequest) => fetchFeed(request, true),
  [removeFeedIntent]: removeFeed,
  [renewLinkIntent]: renewLink,
};

/** Runs a form of the pages of imported calendars, for the host for which its page was shown. */
export const runFeedForm = async (args: Parameters<typeof readAccountForm>[0]) => {
  const request = await readAccountForm(args);
  const { host } = readHostPage(args, textOf(request.form, 'host'));
  return runIntent({ ...request, host }, handlers);
};
