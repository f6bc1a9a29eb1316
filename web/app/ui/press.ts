import type { ComponentProps, MouseEvent } from 'react';

export type Press = {
  type?: 'button' | 'submit' | 'reset' | undefined;
  isDisabled?: boolean | undefined;
  isBusy?: boolean | undefined;
  onPress?: (() => void) | undefined;
};

/** Props of a browser's own button that are set by `Press`, and must not be given beside it. */
export type PressedProps = 'type' | 'disabled' | 'onClick' | 'style';

/** A busy button keeps the focus and takes no press, neither for itself nor for its form. */
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
