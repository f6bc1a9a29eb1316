import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Gallery } from './gallery.tsx';

const images = ['a cabin', 'a kitchen', 'a lake'].map((alt, position) => ({ id: `stay.${position}`, alt }));

describe('the pictures of a stay', () => {
  it.each([
    ['en', 'Open the picture: a kitchen'],
    ['es', 'Abrir la imagen: a kitchen'],
  ] as const)('open a dialog with all of them, in %s; Escape leads back', async (locale, name) => {
    const { user } = renderInApp(<Gallery images={images} title="Olive Street cabin" />, { locale });
    const opener = screen.getByRole('button', { name });
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Olive Street cabin' }));
    expect(dialog.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'a cabin',
      'a kitchen',
      'a lake',
    ]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('start at the picture that was opened, and follow the arrow keys', async () => {
    const { user } = renderInApp(<Gallery images={images} title="Olive Street cabin" />);
    await user.click(screen.getByRole('button', { name: 'Open the picture: a kitchen' }));
    await screen.findByRole('dialog');
    const focused = () => document.activeElement?.textContent;
    await waitFor(() => expect(focused()).toBe('a kitchen'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(focused()).toBe('a lake'));
    await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(focused()).toBe('a cabin'));
  });
});
