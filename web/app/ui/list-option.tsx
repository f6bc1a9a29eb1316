import type { ReactNode } from 'react';
import { ListBoxItem, Text } from 'react-aria-components';
import { CheckIcon, Icon, type IconShape } from './icon.tsx';
import { Match } from './match.tsx';
import './list-option.css';

export type Option = {
  id: string;
  label: string;
  note?: ReactNode;
  icon?: IconShape;
  /** The path of a square picture of 60 pixels, which is shown instead of the icon. */
  picture?: string | null;
  isDisabled?: boolean;
};

/** An option of a select or a combobox; `query` is shown in bold. */
export const ListOption = ({ option, query = '' }: { option: Option; query?: string }) => {
  const { id, label, note, icon, picture, isDisabled = false } = option;
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className="list-option">
      {({ isSelected }) => (
        <>
          {picture ? (
            <img src={picture} alt="" width={30} height={30} loading="lazy" />
          ) : (
            icon && <Icon of={icon} />
          )}
          <span className="grow min-w-0">
            <Text slot="label">
              <Match text={label} query={query} />
            </Text>
            {note && (
              <Text slot="description" elementType="small">
                {note}
              </Text>
            )}
          </span>
          {isSelected && <Icon of={CheckIcon} size={18} />}
        </>
      )}
    </ListBoxItem>
  );
};
