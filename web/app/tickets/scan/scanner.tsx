import { ticketScanPath } from '@golark/contract/event-paths';
import type { ScannedEvent } from '@golark/contract/tickets/schemas';
import { useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatZonedTime } from '../../ui/format-times.ts';
import { TextLink } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { usePlaceLine } from '../parts/use-place-text.ts';
import { Camera } from './camera.tsx';
import { type ScanOutcome, scanIntent } from './scan-intent.ts';

type ScannerProps = { event: ScannedEvent; outcome: ScanOutcome | undefined };

/** A handheld scanner types the code and Enter: the field is empty and focused after each one. */
export const Scanner = ({ event, outcome }: ScannerProps) => {
  const t = useTranslations('ticketScan');
  const submit = useSubmit();
  const { title, admittedCount, ticketCount } = event;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = box.current?.querySelector('input[name=barcode]');
    if (!(field instanceof HTMLInputElement)) return;
    if (outcome?.scan) field.value = '';
    field.focus();
  }, [outcome]);
  return (
    <>
      <p>
        <b>{title}</b> · {t('admitted', { admitted: admittedCount, count: ticketCount })}
      </p>
      {outcome?.scan && <ScanResultBox scan={outcome.scan} timeZone={event.timeZone} />}
      <div ref={box}>
        <ActionForm intent={scanIntent} outcome={outcome} submit={t('check')} variant="primary">
          <TextField
            label={t('barcode')}
            name="barcode"
            help={t('barcodeHelp')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            error={outcome?.errors['barcode']}
          />
        </ActionForm>
      </div>
      <Camera onCode={(barcode) => submit({ intent: scanIntent, barcode }, { method: 'post' })} />
      <p className="small">
        <TextLink to={ticketScanPath()}>{t('other')}</TextLink>
      </p>
    </>
  );
};

type ScanResultBoxProps = { scan: NonNullable<ScanOutcome['scan']>; timeZone: string };

/** Large words and a color, read from a distance and announced; never a sound. */
const ScanResultBox = ({ scan: { result, place, usedAt }, timeZone }: ScanResultBoxProps) => {
  const t = useTranslations('ticketScan');
  const placeLine = usePlaceLine();
  const formatZonedTime = useFormatZonedTime();
  return (
    <div className="scan-result" data-result={result} role="status">
      <b>{t(`results.${result}`)}</b>
      {place && <span className="scan-place">{placeLine(place, 1)}</span>}
      <span>
        {t(`texts.${result}`)}
        {result === 'USED' && usedAt && ` ${t('usedAt', { at: formatZonedTime(usedAt, timeZone) })}.`}
      </span>
    </div>
  );
};
