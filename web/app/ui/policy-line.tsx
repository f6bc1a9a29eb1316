import type { CSSProperties, ReactNode } from 'react';

export type PolicyPart = { refund: 'full' | 'part' | 'none'; until: ReactNode; words: ReactNode };

/** The deadlines of a refund in order, each an instant with the amount refunded. */
export const PolicyLine = ({ parts }: { parts: readonly PolicyPart[] }) => (
  <ol className="policy-line" style={{ '--parts': parts.length } as CSSProperties}>
    {parts.map((part) => (
      <li key={String(part.until)} data-refund={part.refund}>
        <b>{part.until}</b>
        <span>{part.words}</span>
      </li>
    ))}
  </ol>
);
