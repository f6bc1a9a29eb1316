import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { useTranslations } from '../../platform/translations.ts';
import { Checkbox } from '../../ui/check.tsx';
import { FieldProblem } from '../../ui/field.tsx';
import { usePlaceLine } from '../parts/use-place-text.ts';

type TicketChoiceProps = {
  name: string;
  tickets: TicketOrder['tickets'];
  chosen?: readonly string[];
  problem?: string | undefined;
};

/** Which of several tickets; a single one is chosen already. */
export const TicketChoice = ({ name, tickets, chosen = [], problem }: TicketChoiceProps) => {
  const t = useTranslations('ticketOrder.tickets');
  const placeLine = usePlaceLine();
  return (
    <fieldset className="ticket-choice">
      <legend className="field-label">{t('which')}</legend>
      {tickets.map(({ number, place }) => (
        <Checkbox
          key={number}
          name={name}
          value={number}
          defaultChecked={tickets.length === 1 || chosen.includes(String(number))}
        >
          {placeLine(place, 1)}
        </Checkbox>
      ))}
      {problem && <FieldProblem id={`${name}-choice-problem`}>{problem}</FieldProblem>}
    </fieldset>
  );
};
