import type { Route } from './+types/terms-page.ts';
import { LegalArticle } from './legal-article.tsx';
import { legalMeta } from './legal-frame.tsx';
import { loadOrLeave } from './operator-page.ts';

export const handle = { messages: ['legal'] };

export const loader = (args: Route.LoaderArgs) => loadOrLeave('terms', args);

export const meta: Route.MetaFunction = ({ loaderData }) => legalMeta('terms', loaderData?.locale);

const TermsPage = () => <LegalArticle page="terms" />;

export default TermsPage;
