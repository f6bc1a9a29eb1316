import { redirect } from 'react-router';
import { readPage } from '../platform/page/page-request.ts';
import { type OperatorPage, operatorPagesContext } from '../platform/request-context.ts';

type PageArguments = Parameters<typeof readPage>[0];

/** Loads a page whose text the operator can replace by a page of their own. */
export const loadOrLeave = (page: OperatorPage, args: PageArguments) => {
  const replacement = args.context.get(operatorPagesContext)[page];
  if (replacement) throw redirect(replacement);
  return { locale: readPage(args).locale };
};
