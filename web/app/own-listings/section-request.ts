import { type HostRequest, readHostPage } from '../partner/index.ts';
import { textOf } from '../platform/page/form-values.ts';
import { type FormRequest, readAccountForm, runIntent } from '../platform/page/page-request.ts';

/** A form about a listing, sent for the host for which its page was shown. */
export type SectionRequest = HostRequest & FormRequest & { listingId: string };

type Handlers = Readonly<Record<string, (request: SectionRequest) => Promise<unknown>>>;

/** Runs the form of a page; `listingId` is that of the page, or of the form if the page shows several. */
export const runListingForm = async <Outcome>(
  args: Parameters<typeof readAccountForm>[0],
  listingId: string | null,
  handlers: Handlers,
): Promise<Outcome> => {
  const request = await readAccountForm(args);
  const { host } = readHostPage(args, textOf(request.form, 'host'));
  const id = listingId ?? textOf(request.form, 'subject') ?? '';
  return (await runIntent({ ...request, host, listingId: id }, handlers)) as Outcome;
};
