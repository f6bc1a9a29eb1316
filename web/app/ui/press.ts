import type { ComponentProps, MouseEvent } from 'react';

export type Press = {
  type?: 'button' | 'submit' | 'reset' | undefined;
  isDisabled?: boolean | undefined;
  isBusy?: boolean | undefined;
  onPress?: (() => void) | undefined;
};

/** Props of a native button that are set from `Press` and must not be given as well. */
export type PressedProps = 'type' | 'disabled' | 'onClick' | 'style';

/** A busy button keeps the focus and ignores presses; it does not submit its form either. */
export const pressProps = ({ type = 'button', isDisabled, isBusy, onPress }: Press) => {
  const props: ComponentProps<'button'> & { 'data-pending'?: '' } = {
    type,
    onClick(event: MouseEvent) {
      if (isBusy) event.preventDefault();
      else onPress?.();
    },
  };
  if (isDisabled) props.disabled = true;
  if (isBusy) Object.assign(props, { 'aria-disabled': true, 'data-pending': '' });
  return props;
};
