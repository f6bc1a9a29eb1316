import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Button } from './button.tsx';
import { SearchIcon, ShareIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

describe('a button', () => {
  it('is named by its text and pressed by pointer, Enter and Space', async () => {
    const press = vi.fn();
    const { user } = renderInApp(
      <Button icon={SearchIcon} onPress={press}>
        Search
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('button')).toHaveProperty('ownerDocument.activeElement.type', 'button');
    await user.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(3);
  });

  it('submits its form only when it is a submit button', async () => {
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const { user } = renderInApp(
      <form onSubmit={submit}>
        <Button>Show more</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(submit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['en', 'Working'],
    ['es', 'Procesando'],
  ] as const)(
    'says in %s that it is busy, keeps the focus and neither acts nor submits',
    async (locale, busy) => {
      const press = vi.fn();
      const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
      const { user } = renderInApp(
        <form onSubmit={submit}>
          <Button type="submit" isBusy onPress={press}>
            Pay
          </Button>
        </form>,
        { locale },
      );
      const button = screen.getByRole('button', { name: `Pay ${busy}` });
      await user.tab();
      expect(document.activeElement).toBe(button);
      await user.click(button);
      await user.keyboard('{Enter} ');
      expect(press).not.toHaveBeenCalled();
      expect(submit).not.toHaveBeenCalled();
      expect(button.getAttribute('aria-disabled')).toBe('true');
    },
  );

  it('is skipped by the keyboard and ignores presses when disabled', async () => {
    const press = vi.fn();
    const { user } = renderInApp(
      <Button isDisabled onPress={press}>
        Pay
      </Button>,
    );
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    expect(press).not.toHaveBeenCalled();
  });

  it('without text is named by its label, also while busy', () => {
    renderInApp(<IconButton icon={ShareIcon} label="Share" isBusy />);
    expect(screen.getByRole('button', { name: 'Share' }).getAttribute('aria-disabled')).toBe('true');
  });
});
