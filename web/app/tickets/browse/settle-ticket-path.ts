import { redirect } from 'react-router';
import { pageNotFound } from '../../platform/page/page-not-found.ts';
import { readTicketPath, type TicketPath } from './read-ticket-path.ts';

/** The path in its shortest form, redirected to if it is another one; a 404 for paths of events that don't exist. */
export const settleTicketPath = (url: URL): TicketPath => {
  const path = readTicketPath(url.pathname);
  if (!path) throw pageNotFound(url);
  const given = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  if (given !== path.path) throw redirect(`${path.path}${url.search}`, 301);
  return path;
};
