/** The campaign in the link that a visitor followed, and its promo code. */
export type Campaign = {
  source?: string;
  medium?: string;
  campaign?: string;
  content?: string;
  promo?: string;
};

const longest = 100;
const parameters = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  content: 'utm_content',
  promo: 'promo',
} as const satisfies Record<keyof Campaign, string>;
const place = 'golark.campaign';

/** The campaign in the query; null without one. */
export const readCampaign = (search: string): Campaign | null => {
  const query = new URLSearchParams(search);
  const found = Object.entries(parameters).flatMap(([key, name]) => {
    const value = query.get(name)?.trim().slice(0, longest);
    return value ? [[key, value]] : [];
  });
  return found.length > 0 ? (Object.fromEntries(found) as Campaign) : null;
};

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The last campaign of this browser; a new one replaces it completely, except for the promo code. */
export const storeCampaign = (store: Store, search: string): void => {
  const campaign = readCampaign(search);
  if (!campaign) return;
  const { promo } = readStoredCampaign(store);
  store.setItem(place, JSON.stringify({ ...(promo ? { promo } : {}), ...campaign }));
};

export const readStoredCampaign = (store: Store): Campaign => {
  try {
    const kept: unknown = JSON.parse(store.getItem(place) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    // invalid content counts as none
    return {};
  }
};
