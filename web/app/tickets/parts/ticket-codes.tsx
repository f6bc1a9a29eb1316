import type { TicketCode } from '@golark/contract/ticket-codes/schemas';
import type { SeatPlace } from '@golark/contract/tickets/listing-schemas';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { CodeStrip } from './code-strip.tsx';
import './ticket-codes.css';

const loadScreen = () => import('./code-screen.tsx');
const CodeScreen = lazy(() => loadScreen().then(({ CodeScreen: component }) => ({ default: component })));

type TicketCodesProps = {
  codes: readonly TicketCode[];
  tickets: readonly { number: number; place: SeatPlace }[];
};

/** The codes that open the door, each with its seat. */
export const TicketCodes = ({ codes, tickets }: TicketCodesProps) => {
  const t = useTranslations('ticketOrder.codes');
  const [turned, setTurned] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  // before it is needed, where there may be no connection
  useEffect(() => void loadScreen().catch(() => undefined), []);
  const placed = tickets.flatMap(({ number, place }) => {
    const code = codes.find((one) => one.number === number);
    return code ? [{ ...code, place }] : [];
  });
  if (placed.length === 0) return null;
  const open = () =>
    void loadScreen().then(
      () => {
        setOpened(true);
        setOpen(true);
      },
      // neither loaded before nor reachable: the code is on the page
      () => undefined,
    );
  // a ticket may have been transferred since
  const strip = { codes: placed, current: Math.min(turned, placed.length - 1), onTurn: setTurned };
  return (
    <section className="ticket-codes" aria-label={t('title', { count: placed.length })}>
      <CodeStrip {...strip} press="enlargeOf" onPress={open} />
      <p className="small text-muted">{t('advice')}</p>
      <Button onPress={open}>{t('enlarge')}</Button>
      <Suspense>
        {wasOpened && <CodeScreen {...strip} isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </section>
  );
};
