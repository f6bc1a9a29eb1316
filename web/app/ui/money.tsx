import { type MoneyDetail, useMoney } from './numbers.ts';

/** An amount in cents (minor units), on one line. */
export const Money = ({ amount, detail = 'dollars' }: { amount: number; detail?: MoneyDetail }) => {
  const money = useMoney();
  return <span className="figures whitespace-nowrap">{money(amount, detail)}</span>;
};
