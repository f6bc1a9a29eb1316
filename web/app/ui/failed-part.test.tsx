import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-in-app.tsx';
import { FailedPart } from './failed-part.tsx';

it('the link of a part that did not load leads to its own page, with the query', async () => {
  const address = '/account/settings/?section=two-step';
  renderRoute({ id: 'page', path: 'account/settings', Component: FailedPart }, { address });
  const link = await screen.findByRole('link', { name: 'Reload the page' });
  expect(link.getAttribute('href')).toBe(address);
});
