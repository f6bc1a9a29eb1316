import { useMoney } from '../ui/numbers.ts';

type ChargeLine = { label: string; amount: number };

type ChargeLinesProps = {
  lines: readonly ChargeLine[];
  total: ChargeLine;
  isGrand?: boolean;
};

/** What makes up an amount that has no nights; discounts are negative. */
export const ChargeLines = ({ lines, total, isGrand = false }: ChargeLinesProps) => {
  const money = useMoney();
  return (
    <dl className="price-lines figures">
      {lines.map(({ label, amount }) => (
        <div key={label} {...(amount < 0 ? { 'data-discount': '' } : {})}>
          <dt>{label}</dt>
          <dd>{money(amount, 'cents')}</dd>
        </div>
      ))}
      <div className="price-lines-total" data-grand={isGrand ? '' : undefined}>
        <dt>{total.label}</dt>
        <dd>{money(total.amount, 'cents')}</dd>
      </div>
    </dl>
  );
};
