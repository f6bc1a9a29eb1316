import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { RangeField } from './range-field.tsx';

const Rate = () => {
  const [rate, setRate] = useState(210);
  return (
    <RangeField
      label="Price of a night"
      help="Before fees"
      name="rate"
      minimum={60}
      maximum={600}
      step={10}
      value={rate}
      onChange={setRate}
      format={(value) => `${value} dollars`}
    />
  );
};

it('says its label, its help and its value in words, and posts the number', () => {
  renderInApp(
    <form>
      <Rate />
    </form>,
  );
  const handle = screen.getByRole<HTMLInputElement>('slider', { name: 'Price of a night' });
  expect(document.getElementById(handle.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Before fees',
  );
  fireEvent.change(handle, { target: { value: 300 } });
  expect(handle.getAttribute('aria-valuetext')).toBe('300 dollars');
  expect(new FormData(handle.form as HTMLFormElement).get('rate')).toBe('300');
  expect(handle.style.getPropertyValue('--range-share')).toBe(String(240 / 540));
});
