import { screen, waitFor } from '@testing-library/react';
import { useActionData } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '../../../testing/render-in-app.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ActionForm } from './action-form.tsx';
import { type FormOutcome, outcomeFor, outcomeOf } from './form-outcome.ts';
import { OutcomeToast } from './outcome-toast.tsx';

/** Two forms of one kind on a page, as there is one for each card. */
const Page = () => {
  const outcome = useActionData<FormOutcome>();
  return (
    <>
      {['one', 'two'].map((subject) => {
        const own = outcomeFor(outcome, 'rename', subject);
        return (
          <ActionForm
            key={subject}
            intent="rename"
            subject={subject}
            outcome={own}
            submit={`Save ${subject}`}
            className={subject}
            hasPassword
          >
            <TextField label={`Name of ${subject}`} name="name" error={own?.errors['name']} />
            <TextField label={`City of ${subject}`} name="city" error={own?.errors['city']} />
            <PasswordField label={`Password of ${subject}`} name="password" error={own?.errors['password']} />
          </ActionForm>
        );
      })}
      <OutcomeToast outcome={outcome} text="The name is changed." />
    </>
  );
};

const show = (respond: (form: FormData) => FormOutcome | Promise<FormOutcome>, locale: 'en' | 'es' = 'en') =>
  renderRoute(
    {
      id: 'page',
      index: true,
      Component: Page,
      action: async ({ request }) => respond(await request.formData()),
    },
    { root: { locale } },
  );

const rejection = (errors: Record<string, string>) =>
  outcomeOf('rename', { subject: 'one', errors, values: {} });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

describe('a form', () => {
  it('sends its fields with its intent and subject', async () => {
    const sent: Record<string, unknown>[] = [];
    const { user } = show((form) => {
      sent.push(Object.fromEntries(form));
      return outcomeOf('rename', { subject: 'two', isDone: true });
    });
    await user.type(field('Name of two'), 'Cabin{Enter}');
    await screen.findByText('The name is changed.');
    expect(sent).toEqual([{ intent: 'rename', subject: 'two', name: 'Cabin', city: '', password: '' }]);
    expect(screen.queryByText(/to look at again/)).toBeNull();
  });

  it.each([
    ['en', 'Please check two fields. Nothing you typed was lost.'],
    ['es', 'Revisa dos campos. No se perdió nada de lo que escribiste.'],
  ] as const)('focuses its first invalid field and keeps what was typed, in %s', async (locale, words) => {
    const { user } = show(() => rejection({ city: 'City is required', password: 'Too short' }), locale);
    await user.type(field('Name of one'), 'Cabin');
    await user.type(field('Password of one'), 'short');
    await user.click(screen.getByRole('button', { name: 'Save one' }));
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    await waitFor(() => expect(document.activeElement).toBe(field('City of one')));
    expect(field('Name of one').value).toBe('Cabin');
    expect(field('Password of one').value).toBe('short');
    expect(field('City of two').getAttribute('aria-invalid')).toBeNull();
  });

  it('focuses the first invalid field again after each rejection', async () => {
    const { user } = show(() => rejection({ name: 'Name is required' }));
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await user.click(screen.getByRole('button', { name: 'Save one' }));
      await waitFor(() => expect(document.activeElement).toBe(field('Name of one')));
    }
  });

  it('says why it was rejected as a whole, where the focus is then', async () => {
    const { user } = show(() => outcomeOf('rename', { subject: 'one', problem: 'tooMany' }));
    await user.click(screen.getByRole('button', { name: 'Save one' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Try again in 15 minutes.');
    expect(document.activeElement).toBe(alert);
  });

  it('is busy while it is sent: its button says so, a second press sends nothing', async () => {
    let respond = (_: FormOutcome) => {};
    let count = 0;
    const { user } = show(() => {
      count += 1;
      return new Promise<FormOutcome>((done) => (respond = done));
    });
    await user.click(screen.getByRole('button', { name: 'Save one' }));
    const busy = await screen.findByRole('button', { name: 'Save one Working' });
    expect(screen.getByRole('button', { name: 'Save two' })).toBeTruthy();
    await user.click(busy);
    respond(outcomeOf('rename', { subject: 'one', isDone: true }));
    await screen.findByRole('button', { name: 'Save one' });
    expect(count).toBe(1);
  });
});
