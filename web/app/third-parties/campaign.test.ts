import { expect, it } from 'vitest';
import { readCampaign, readStoredCampaign, storeCampaign } from './campaign.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
};

it('reads source, medium, campaign, content and the promo code from the address', () => {
  const search = '?utm_source=mail&utm_medium=news&utm_campaign=fall&utm_content=top&promo=GO10&other=1';
  expect(readCampaign(search)).toEqual({
    source: 'mail',
    medium: 'news',
    campaign: 'fall',
    content: 'top',
    promo: 'GO10',
  });
  expect(readCampaign('?q=1&utm_source=')).toBeNull();
  expect(readCampaign(`?utm_source=${'x'.repeat(500)}`)?.source).toHaveLength(100);
});

it('keeps the last campaign, and the promo code beyond it', () => {
  const store = memory();
  storeCampaign(store, '?utm_source=mail&utm_medium=news&promo=GO10');
  storeCampaign(store, '?dateFrom=2026-12-01');
  expect(readStoredCampaign(store)).toEqual({ source: 'mail', medium: 'news', promo: 'GO10' });
  storeCampaign(store, '?utm_source=blog');
  expect(readStoredCampaign(store)).toEqual({ source: 'blog', promo: 'GO10' });
});

it('takes a spoilt store for an empty one', () => {
  const store = memory();
  store.setItem('golark.campaign', '{');
  expect(readStoredCampaign(store)).toEqual({});
  store.setItem('golark.campaign', 'null');
  expect(readStoredCampaign(store)).toEqual({});
});
