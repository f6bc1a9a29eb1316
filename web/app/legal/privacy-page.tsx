import type { Route } from './+types/privacy-page.ts';
import { LegalArticle } from './legal-article.tsx';
import { legalMeta } from './legal-frame.tsx';
import { loadOrLeave } from './operator-page.ts';

export const handle = { messages: ['legal'] };

export const loader = (args: Route.LoaderArgs) => loadOrLeave('privacy', args);

export const meta: Route.MetaFunction = ({ loaderData }) => legalMeta('privacy', loaderData?.locale);

const PrivacyPage = () => <LegalArticle page="privacy" />;

export default PrivacyPage;
