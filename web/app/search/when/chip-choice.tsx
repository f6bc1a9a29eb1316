import { useEffect, useId, useRef } from 'react';

type ChipChoiceProps = {
  label: string;
  isLabelHidden?: boolean;
  choices: readonly { value: string; title: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** One of a few short values, in a row that scrolls. */
export const ChipChoice = ({ label, isLabelHidden = false, choices, value, onChange }: ChipChoiceProps) => {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector('input:checked')?.parentElement;
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.clientWidth / 2;
  }, []);
  return (
    <fieldset className="chip-choice">
      <legend className={isLabelHidden ? 'sr-only' : 'field-label'}>{label}</legend>
      <div className="chip-row" ref={row}>
        {choices.map((choice) => (
          <label key={choice.value} className="chip">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.title}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
