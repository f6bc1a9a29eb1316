import { type ReactNode, useEffect, useRef } from 'react';

type ListChangeProps = { text: string; children?: ReactNode };

/** Says what was done to the list. It has the focus, because the button that was pressed is gone. */
export const ListChange = ({ text, children }: ListChangeProps) => {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text) said.current?.focus();
  }, [text]);
  return (
    <div className="saved-removed">
      <p ref={said} tabIndex={-1}>
        {text}
      </p>
      {children}
    </div>
  );
};
