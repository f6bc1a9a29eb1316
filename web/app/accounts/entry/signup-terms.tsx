import { privacyPath, termsPath } from '@golark/contract/paths';
import { useTranslations } from '../../platform/translations.ts';
import { PageLink } from '../../ui/link.tsx';

export const SignupTerms = () => {
  const t = useTranslations('accounts');
  return (
    <p className="small text-muted">
      {t.rich('signup.terms', {
        terms: (chunks) => (
          <PageLink className="text-link" to={termsPath()} target="_blank">
            {chunks}
          </PageLink>
        ),
        privacy: (chunks) => (
          <PageLink className="text-link" to={privacyPath()} target="_blank">
            {chunks}
          </PageLink>
        ),
      })}
    </p>
  );
};
