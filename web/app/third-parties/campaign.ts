/** Where a visitor came from, as the link said, and the code it carried. */
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

/** What the address says of the campaign; null when it says nothing. */
export const readCampaign = (search: string): Campaign | null => {
  const query = new URLSearchParams(search);
  const found = Object.entries(parameters).flatMap(([key, name]) => {
    const value = query.get(name)?.trim().slice(0, longest);
    return value ? [[key, value]] : [];
  });
  return found.length > 0 ? (Object.fromEntries(found) as Campaign) : null;
};

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The last campaign that brought this browser here; a new one replaces it whole, the promo code apart. */
export const keepCampaign = (store: Store, search: string): void => {
  const campaign = readCampaign(search);
  if (!campaign) return;
  const { promo } = keptCampaign(store);
  store.setItem(place, JSON.stringify({ ...(promo ? { promo } : {}), ...campaign }));
};

export const keptCampaign = (store: Store): Campaign => {
  try {
    const kept: unknown = JSON.parse(store.getItem(place) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    // written by hand: as if there were none
    return {};
  }
};
