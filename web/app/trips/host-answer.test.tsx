import type { Booking } from '@golark/contract/booking/schemas';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { HostAnswer } from './host-answer.tsx';

const request = (status: Booking['status']) =>
  ({
    status,
    holdExpiresAt: '2026-11-21T18:30:00.000Z',
    property: { hostName: 'Nora', timeZone: 'America/Denver' },
  }) as Booking;

describe('a request to book', () => {
  it.each([
    {
      locale: 'en',
      title: 'Nora has your request',
      text: /charged only if the host accepts\. The host has until Sat, Nov 21, 11:30 AM MST to answer\./,
    },
    {
      locale: 'es',
      title: 'Nora tiene tu solicitud',
      text: /hasta el sáb, 21 de nov, 11:30.*para responder\./,
    },
  ] as const)('says in $locale that nothing is charged yet, and until when the host answers', (wait) => {
    renderInApp(<HostAnswer booking={request('AWAITING_HOST')} />, { locale: wait.locale });
    expect(screen.getByText(wait.title)).toBeTruthy();
    expect(screen.getByText(wait.text)).toBeTruthy();
  });

  it('says that nothing was charged when the host declined', () => {
    renderInApp(<HostAnswer booking={request('DECLINED')} />);
    expect(screen.getByText('The host didn’t accept your request.').parentElement?.textContent).toContain(
      'Nothing was charged',
    );
  });

  it('is not shown for a confirmed trip', () => {
    const { container } = renderInApp(<HostAnswer booking={request('CONFIRMED')} />);
    expect(container.textContent).toBe('');
  });
});
