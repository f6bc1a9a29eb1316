import type { TicketCode } from '@golark/contract/ticket-codes/schemas';
import type { SeatPlace } from '@golark/contract/tickets/listing-schemas';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { stepOf, useStrip } from '../../ui/use-strip.ts';
import { usePlaceText } from './use-place-text.ts';

/** A code with the seat that it is for. */
export type PlacedCode = TicketCode & { place: SeatPlace };

export type CodeStripProps = {
  codes: readonly PlacedCode[];
  current: number;
  onTurn: (position: number) => void;
  /** Pressing a code shows it on the whole screen, or ends that. */
  press: 'enlargeOf' | 'reduceOf';
  onPress: () => void;
};

const focusOn = (strip: HTMLElement | null, position: number) =>
  strip?.querySelectorAll('button').item(position).focus({ preventScroll: true });

/** One code in each view, to swipe, with arrows and arrow keys. */
export const CodeStrip = ({ codes, current, onTurn, press, onPress }: CodeStripProps) => {
  const t = useTranslations('ticketOrder.codes');
  const { strip, goTo, follow } = useStrip({ count: codes.length, current, onTurn });
  const opened = useRef(current);
  const last = codes.length - 1;
  useEffect(() => {
    // arrow keys turn the codes as soon as they fill the screen
    if (press === 'reduceOf') focusOn(strip.current, opened.current);
  }, [press, strip]);
  const turn = ({ key }: KeyboardEvent) => {
    const next = current + stepOf(key);
    if (next === current || next < 0 || next > last) return;
    goTo(next);
    focusOn(strip.current, next);
  };
  return (
    <>
      <ul className="code-strip" ref={strip} onScroll={follow}>
        {codes.map((code, position) => (
          <li key={code.number}>
            <CodeCard
              code={code}
              press={press}
              onPress={onPress}
              onKeyDown={turn}
              isCurrent={position === current}
            />
          </li>
        ))}
      </ul>
      {last > 0 && (
        <div className="code-steps">
          <IconButton
            icon={ChevronLeftIcon}
            label={t('previous')}
            aria-disabled={current === 0}
            onPress={() => goTo(current - 1)}
          />
          <p aria-live="polite" className="figures">
            {t('position', { current: current + 1, count: codes.length })}
          </p>
          <IconButton
            icon={ChevronRightIcon}
            label={t('next')}
            aria-disabled={current === last}
            onPress={() => goTo(current + 1)}
          />
        </div>
      )}
    </>
  );
};

type CodeCardProps = Pick<CodeStripProps, 'press' | 'onPress'> & {
  code: PlacedCode;
  onKeyDown: (event: KeyboardEvent) => void;
  isCurrent: boolean;
};

/** Scanners need four squares of white around the code. */
const margin = 4;

const CodeCard = ({ code, press, onPress, onKeyDown, isCurrent }: CodeCardProps) => {
  const t = useTranslations('ticketOrder.codes');
  const { place, size, path } = code;
  const text = usePlaceText()(place, 1);
  const seat = [text.row, text.seats].filter(Boolean).join(', ');
  const name = [text.title, seat].filter(Boolean).join(', ');
  return (
    <div className="code-card">
      <button
        type="button"
        className="code-picture"
        aria-label={t(press, { name })}
        tabIndex={isCurrent ? 0 : -1}
        onClick={onPress}
        onKeyDown={onKeyDown}
      >
        <svg
          aria-hidden="true"
          viewBox={`${-margin} ${-margin} ${size + 2 * margin} ${size + 2 * margin}`}
          shapeRendering="crispEdges"
        >
          <path d={path} />
        </svg>
      </button>
      <p>
        <b>{text.title}</b>
        <span>{seat}</span>
      </p>
    </div>
  );
};
