import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useMarkedStays } from './use-marked-stays.ts';

const List = () => {
  const list = useRef<HTMLDivElement>(null);
  const { markedIds, mark } = useMarkedStays(list);
  return (
    <>
      <div ref={list} data-testid="list">
        <article data-stay="1">
          <a href="#one">one</a>
        </article>
        <article data-stay="2 3">
          <a href="#pair">two homes</a>
        </article>
      </div>
      <button type="button" onFocus={() => mark(['1', '4'])} onBlur={() => mark([])}>
        pin
      </button>
      <output>{markedIds.join()}</output>
    </>
  );
};

it('a card marks its stays while it is hovered or focused, and a pin marks all of its own', () => {
  render(<List />);
  const marked = () => screen.getByRole('status').textContent;
  fireEvent.pointerOver(screen.getByText('one'));
  expect(marked()).toBe('1');
  fireEvent.pointerLeave(screen.getByTestId('list'));
  expect(marked()).toBe('');
  fireEvent.focusIn(screen.getByText('two homes'));
  expect(marked()).toBe('2,3');
  fireEvent.focusOut(screen.getByText('two homes'));
  fireEvent.focus(screen.getByText('pin'));
  expect(marked()).toBe('1,4');
  fireEvent.blur(screen.getByText('pin'));
  expect(marked()).toBe('');
});
