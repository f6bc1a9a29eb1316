import { describe, expect, it } from 'vitest';
import type { Api } from '../platform/request-context.ts';
import { type StripeForm, saveStripeCard } from './save-stripe-card.ts';

type Answers = { submit?: object; confirm?: object; setUp?: Response; save?: Response };

const json = (status: number, body: object) => Response.json(body, { status });
const declined = json(402, { code: 'CARD_DECLINED', kind: 'PaymentError', status: 402 });

/** The browser's Stripe.js and our API, with the answers that a case needs; the defaults succeed. */
function open({ submit = {}, confirm, setUp, save }: Answers = {}) {
  const sent: unknown[] = [];
  const form = {
    elements: { submit: async () => submit },
    stripe: {
      confirmSetup: async (options: object) => {
        sent.push(options);
        return confirm ?? { setupIntent: { payment_method: 'pm_1' } };
      },
    },
  } as unknown as StripeForm;
  const api: Api = {
    fetch: async (request) => {
      sent.push([request.method, new URL(request.url).pathname, await request.text()]);
      return request.method === 'POST'
        ? (setUp ?? json(201, { clientSecret: 'secret_1', publishableKey: 'pk_1' }))
        : (save ?? json(201, { card: { id: 'card-1' } }));
    },
  };
  const run = () => saveStripeCard(api, form, { returnUrl: 'https://stays.example/here', isKept: false });
  return { run, sent, form };
}

describe('saving a card with Stripe', () => {
  it('confirms the setup in the browser and sends us the id of the method only', async () => {
    const { run, sent, form } = open();
    expect(await run()).toEqual({ cardId: 'card-1' });
    expect(sent).toEqual([
      ['POST', '/v1/payments/setup', ''],
      {
        elements: form.elements,
        clientSecret: 'secret_1',
        confirmParams: { return_url: 'https://stays.example/here' },
        redirect: 'if_required',
      },
      ['PUT', '/v1/account/me/saved-cards', '{"methodId":"pm_1","isKept":false}'],
    ]);
  });

  it('asks nobody while fields are missing', async () => {
    const { run, sent } = open({ submit: { error: { type: 'validation_error' } } });
    expect(await run()).toEqual({ problem: 'incomplete' });
    expect(sent).toEqual([]);
  });

  it.each([
    ['declined', { confirm: { error: { type: 'card_error' } } }],
    ['failed', { confirm: { error: { type: 'api_connection_error' } } }],
    ['failed', { confirm: { setupIntent: { payment_method: null } } }],
    ['failed', { setUp: json(503, {}) }],
    ['declined', { save: declined }],
    ['failed', { save: json(503, {}) }],
    ['limited', { setUp: json(429, { code: 'RATE_LIMITED' }) }],
    ['limited', { save: json(429, { code: 'RATE_LIMITED' }) }],
  ] as const)('reports %s', async (problem, answers) => {
    expect(await open(answers).run()).toEqual({ problem });
  });
});
