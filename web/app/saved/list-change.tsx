import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from '../platform/translations.ts';

type ListChangeProps = { change: 'removed' | 'restored'; children?: ReactNode };

/** Says what was done to the list. It has the focus, because the button that was pressed is gone. */
export const ListChange = ({ change, children }: ListChangeProps) => {
  const t = useTranslations('saved');
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (change) said.current?.focus();
  }, [change]);
  return (
    <div className="saved-removed">
      <p ref={said} tabIndex={-1}>
        {t(change)}
      </p>
      {children}
    </div>
  );
};
