import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Combobox } from './combobox.tsx';

const places = ['Bend, Oregon', 'Portland, Oregon', 'Bar Harbor, Maine'];

const Where = ({ onChoose }: { onChoose: (id: string) => void }) => {
  const [text, setText] = useState('');
  const options = places
    .filter((place) => place.toLowerCase().startsWith(text.toLowerCase()))
    .map((place, i) => ({ id: place, label: place, picture: i === 0 ? '/pictures/bend/60.webp' : null }));
  return (
    <Combobox
      label="Where"
      name="q"
      placeholder="City or town"
      groups={[{ id: 'places', title: 'Places', options }]}
      inputValue={text}
      onInputChange={setText}
      onChoose={(id) => {
        onChoose(id);
        setText(id);
      }}
    />
  );
};

const show = (locale: 'en' | 'es' = 'en') => {
  const choose = vi.fn();
  return { ...renderInApp(<Where onChoose={choose} />, { locale }), choose };
};

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Where' });
const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('a combobox', () => {
  it('opens its list on focus, keeps the focus, and takes the option chosen by the keyboard', async () => {
    const { user, choose } = show();
    await user.tab();
    await screen.findByRole('listbox');
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('b');
    expect(optionNames()).toEqual(['Bend, Oregon', 'Bar Harbor, Maine']);
    const pictures = [...document.querySelectorAll('.list-option img')];
    expect(pictures.map((picture) => [picture.getAttribute('src'), picture.getAttribute('width')])).toEqual([
      ['/pictures/bend/60.webp', '30'],
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('Bar Harbor, Maine');
    await user.keyboard('{Enter}');
    expect(choose).toHaveBeenCalledWith('Bar Harbor, Maine');
    expect(field().value).toBe('Bar Harbor, Maine');
  });

  it('keeps what was typed before its list was loaded', async () => {
    const { user } = show();
    await user.click(field());
    await user.keyboard('port');
    await screen.findByRole('listbox');
    expect(field().value).toBe('port');
    expect(field().selectionStart).toBe(4);
    expect(optionNames()).toEqual(['Portland, Oregon']);
  });

  it('closes its list with Escape and keeps the text', async () => {
    const { user } = show();
    await user.click(field());
    await screen.findByRole('listbox');
    await user.keyboard('be{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(field().value).toBe('be');
    expect(document.activeElement).toBe(field());
  });

  it.each([
    ['en', 'Clear', 'Nothing found. Try another spelling.'],
    ['es', 'Borrar', 'No se encontró nada. Intenta escribirlo de otra forma.'],
  ] as const)(
    'says in %s that nothing was found, and is emptied by its button',
    async (locale, clear, words) => {
      const { user } = show(locale);
      await user.click(field());
      await screen.findByRole('listbox');
      await user.keyboard('xyz');
      expect(await screen.findByText(words)).toBeTruthy();
      // an open list hides everything but its field from screen readers
      await user.click(screen.getByLabelText(clear));
      expect(field().value).toBe('');
    },
  );

  it.each([
    ['loading', 'Looking…'],
    ['failed', 'Suggestions couldn’t be loaded. Keep typing to try again.'],
  ] as const)('says of an empty list that it is %s', async (state, words) => {
    const { user } = renderInApp(
      <Combobox
        label="Where"
        groups={[]}
        state={state}
        inputValue=""
        onInputChange={() => undefined}
        onChoose={() => undefined}
      />,
    );
    await user.click(field());
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/Nothing found/)).toBeNull();
  });
});
