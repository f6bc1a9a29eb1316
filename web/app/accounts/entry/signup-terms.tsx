import { brand } from '../../brand.ts';
import { useTranslations } from '../../platform/translations.ts';
import { ExternalLink } from '../../ui/link.tsx';

export const SignupTerms = () => {
  const t = useTranslations('accounts');
  return (
    <p className="small text-muted">
      {t.rich('signup.terms', {
        terms: (chunks) => (
          <ExternalLink className="text-link" href={brand.external.terms}>
            {chunks}
          </ExternalLink>
        ),
        privacy: (chunks) => (
          <ExternalLink className="text-link" href={brand.external.privacy}>
            {chunks}
          </ExternalLink>
        ),
      })}
    </p>
  );
};
