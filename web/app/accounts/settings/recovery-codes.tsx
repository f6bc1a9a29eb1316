import { useEffect, useRef } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { CopyIcon, DownloadIcon, Icon, KeyIcon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

type RecoveryCodesProps = { codes: readonly string[]; email: string };

/** Shown once, so it takes the focus; the file is a data URL and needs no JavaScript. */
export const RecoveryCodes = ({ codes, email }: RecoveryCodesProps) => {
  const t = useTranslations('accounts.settings');
  const isHydrated = useIsHydrated();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (codes.length > 0) title.current?.focus();
  }, [codes]);
  const file = `${t('codesFile', { email })}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    await showToast({ text: t('copied') });
  };
  return (
    <div className="recovery-codes">
      <div className="grid gap-1">
        <h3 className="title-3" ref={title} tabIndex={-1}>
          <Icon of={KeyIcon} /> {t('codesTitle')}
        </h3>
        <p className="small">{t('codesText')}</p>
      </div>
      <ol aria-label={t('codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="form-actions">
        <a
          {...buttonLook({ size: 'small' })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="golark-recovery-codes.txt"
        >
          <Icon of={DownloadIcon} />
          <span>{t('downloadCodes')}</span>
        </a>
        {isHydrated && (
          <Button size="small" icon={CopyIcon} onPress={copy}>
            {t('copyCodes')}
          </Button>
        )}
      </div>
    </div>
  );
};
