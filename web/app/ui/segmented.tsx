import { type Key, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Icon, type IconShape } from './icon.tsx';

type Segment<Value extends string> = { value: Value; label: string; icon?: IconShape };

type SegmentedProps<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Switches between two or three views. */
export const Segmented = <Value extends string>({
  label,
  segments,
  value,
  onChange,
}: SegmentedProps<Value>) => {
  const choose = (keys: Set<Key>) => {
    const chosen = segments.find((segment) => keys.has(segment.value));
    if (chosen) onChange(chosen.value);
  };
  return (
    <ToggleButtonGroup
      className="segmented"
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={choose}
    >
      {segments.map((segment) => (
        <ToggleButton key={segment.value} id={segment.value}>
          {segment.icon && <Icon of={segment.icon} size={16} />}
          {segment.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
