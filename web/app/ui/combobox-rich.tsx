import type { RefObject } from 'react';
import { ComboboxField } from './combobox-field.tsx';
import type { ComboboxProps } from './combobox-props.ts';
import { ComboboxSheet } from './combobox-sheet.tsx';
import { useIsPhone } from './use-is-phone.ts';

export const RichCombobox = (props: ComboboxProps & { caret: RefObject<number | null> }) => {
  const { caret, ...rest } = props;
  return useIsPhone() ? <ComboboxSheet {...rest} /> : <ComboboxField {...props} />;
};
