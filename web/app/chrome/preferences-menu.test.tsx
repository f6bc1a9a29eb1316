import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Button } from '../ui/button.tsx';
import { PreferencesIconMenu } from './preferences-menu.tsx';

const open = async (locale: 'en' | 'es' = 'en') => {
  const view = renderInApp(
    <>
      <PreferencesIconMenu />
      <Button>Next</Button>
    </>,
    { locale, root: { theme: 'dark' }, address: '/?page=2' },
  );
  const menu = view.container.querySelector('details') as HTMLDetailsElement;
  const summary = menu.querySelector('summary') as HTMLElement;
  await view.user.click(summary);
  expect(menu.open).toBe(true);
  return { ...view, menu, summary };
};

describe('the menu of language and color mode', () => {
  it.each([
    ['en', 'Language and color mode', ['English', 'Dark']],
    ['es', 'Idioma y modo de color', ['Español', 'Oscuro']],
  ] as const)('is named in %s and marks what is chosen', async (locale, name, chosen) => {
    const { summary } = await open(locale);
    expect(summary.getAttribute('aria-label')).toBe(name);
    const pressed = screen.getAllByRole('button', { pressed: true });
    expect(pressed.map(({ textContent }) => textContent)).toEqual(chosen);
  });

  it('closes with Escape, and the focus returns to it', async () => {
    const { user, menu, summary } = await open();
    screen.getByRole('button', { name: 'Español' }).focus();
    await user.keyboard('{Escape}');
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(summary);
  });

  it('closes when the focus leaves it, and on a press elsewhere', async () => {
    const { user, menu, summary } = await open();
    screen.getByRole('button', { name: 'Next' }).focus();
    expect(menu.open).toBe(false);
    await user.click(summary);
    await user.click(document.body);
    expect(menu.open).toBe(false);
  });

  it('leads back to the page that it was opened on', async () => {
    const { container } = await open();
    expect(container.querySelector<HTMLInputElement>('[name=returnTo]')?.value).toBe('/?page=2');
  });
});
