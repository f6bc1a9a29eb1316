import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, OverlayArrow, TooltipTrigger } from 'react-aria-components';

/** Explains a Button or IconButton on hover and focus; never holds what is needed to act. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      {children}
      <AriaTooltip className="tooltip" offset={10}>
        <OverlayArrow className="tooltip-arrow">
          <svg width="14" height="7" viewBox="0 0 14 7" aria-hidden="true">
            <path d="M0 0l7 7 7-7Z" />
          </svg>
        </OverlayArrow>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
