import { helpPath, privacyPath, termsPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { type Addresses, describePage } from '../platform/page/describe-page.server.ts';
import type { Thing } from '../platform/page/page-description.ts';
import { readPage } from '../platform/page/page-request.ts';
import { type OperatorPage, operatorPagesContext } from '../platform/request-context.ts';

const paths: Record<OperatorPage, string> = { help: helpPath(), terms: termsPath(), privacy: privacyPath() };

type PageArguments = Parameters<typeof readPage>[0];

/** Loads a page whose text the operator can replace by a page of their own. */
export const loadOrLeave = (
  page: OperatorPage,
  args: PageArguments,
  things?: (at: Addresses) => readonly Thing[],
) => {
  const replacement = args.context.get(operatorPagesContext)[page];
  if (replacement) throw redirect(replacement);
  describePage(args, { path: paths[page], ...(things ? { things } : {}) });
  return { locale: readPage(args).locale };
};
