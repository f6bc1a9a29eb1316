import { hostLanguages } from '@golark/contract/hosts/rules';
import { hostKinds } from '@golark/contract/onboarding/rules';
import type { Onboarding } from '@golark/contract/onboarding/schemas';
import { ActionForm } from '../platform/page/action-form.tsx';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useLocale, useTranslations } from '../platform/translations.ts';
import { Checkbox } from '../ui/check.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { FieldProblem } from '../ui/field.tsx';
import { TextField } from '../ui/text-field.tsx';

type YouFormProps = { host: Onboarding['host']; firstName: string; outcome: FormOutcome | undefined };

/** Who the host is. */
export const YouForm = ({ host, firstName, outcome }: YouFormProps) => {
  const t = useTranslations('onboarding.you');
  const { errors = {}, values } = outcome ?? {};
  return (
    <ActionForm intent="you" outcome={outcome} submit={t('submit')} variant="primary" size="large">
      <ChoiceGroup
        name="kind"
        label={t('kind')}
        look="cards"
        defaultValue={values?.['kind'] || host?.kind || 'person'}
        error={errors['kind']}
        choices={hostKinds.map((kind) => ({
          value: kind,
          title: t(`kinds.${kind}`),
          note: t(`kindNotes.${kind}`),
        }))}
      />
      <TextField
        name="publicName"
        label={t('publicName')}
        help={t('publicNameHelp')}
        defaultValue={values?.['publicName'] ?? host?.publicName ?? firstName}
        error={errors['publicName']}
        autoComplete="organization"
        maxLength={100}
        required
      />
      <Languages chosen={chosenLanguages(values, host)} error={errors['languages']} />
      <TextField
        name="phone"
        type="tel"
        label={t('phone')}
        help={t('phoneHelp')}
        defaultValue={values?.['phone'] ?? host?.phone ?? ''}
        error={errors['phone']}
        autoComplete="tel"
        isOptional
      />
    </ActionForm>
  );
};

const chosenLanguages = (values: FormOutcome['values'] | undefined, host: Onboarding['host']): string[] => {
  if (values) return hostLanguages.filter((language) => values[`languages.${language}`] === 'on');
  return host && host.languages.length > 0 ? host.languages : ['en'];
};

const Languages = ({ chosen, error }: { chosen: readonly string[]; error: string | undefined }) => {
  const t = useTranslations('onboarding.you');
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' });
  return (
    <fieldset className="field" aria-describedby={error ? 'languages-error' : undefined}>
      <legend className="field-label mb-2">{t('languages')}</legend>
      <div className="onboarding-languages">
        {hostLanguages.map((language) => (
          <Checkbox
            key={language}
            name={`languages.${language}`}
            defaultChecked={chosen.includes(language)}
            aria-invalid={error ? true : undefined}
          >
            {names.of(language) ?? language}
          </Checkbox>
        ))}
      </div>
      {error && <FieldProblem id="languages-error">{error}</FieldProblem>}
    </fieldset>
  );
};
