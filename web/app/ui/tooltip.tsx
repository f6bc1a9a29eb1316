import type { ComponentProps } from 'react';
import { Tooltip as AriaTooltip, Focusable, OverlayArrow, TooltipTrigger } from 'react-aria-components';

/** Explains a Button or IconButton on hover and focus; never holds what is needed to act. */
export const Tooltip = ({
  text,
  children,
}: { text: string } & Pick<ComponentProps<typeof Focusable>, 'children'>) => (
  <TooltipTrigger delay={400} closeDelay={100}>
    <Focusable>{children}</Focusable>
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
