import type { ReactNode } from 'react';
import { ChevronDownIcon, Icon } from '../ui/icon.tsx';

type FoldProps = {
  title: string;
  id?: string;
  /** Open from the start, for what has an error. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A section of the checkout that most guests skip: its title opens it. */
export const CheckoutFold = ({ title, id, isOpen = false, children }: FoldProps) => (
  <details className="checkout-section checkout-fold" id={id} open={isOpen || undefined}>
    <summary>
      <h2 className="title-3">{title}</h2>
      <Icon of={ChevronDownIcon} />
    </summary>
    {children}
  </details>
);
