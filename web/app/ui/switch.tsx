import type { ComponentProps } from 'react';
import './switch.css';

type SwitchProps = Pick<ComponentProps<'button'>, 'disabled'> & { label: string; isOn: boolean };

/** A setting that takes effect at once: the button of a form that turns it over, which needs no JavaScript. */
export const Switch = ({ label, isOn, ...button }: SwitchProps) => (
  <button {...button} type="submit" role="switch" aria-checked={isOn} aria-label={label} className="switch" />
);
