import { addDays } from '@golark/contract/dates/rules';

export interface Sample {
  listingIds: string[];
  arriveDay: string;
  departDay: string;
}

/** Stays of a server that can be booked for the same nights. */
export const sampleStays = async (origin: string): Promise<Sample> => {
  const today = new Date().toISOString().slice(0, 10);
  const [dateFrom, dateTo] = [addDays(today, 20), addDays(today, 23)];
  const response = await fetch(`${origin}/v1/properties/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pageSize: 40, filters: { dateFrom, dateTo } }),
  });
  const { properties } = (await response.json()) as { properties: { id: string }[] };
  const quotes = await Promise.all(
    properties.map(({ id }) =>
      fetch(`${origin}/v1/property/${id}/quote?arriveDay=${dateFrom}&departDay=${dateTo}`),
    ),
  );
  const listingIds = properties.filter((_, place) => quotes[place]?.ok).map(({ id }) => id);
  return { listingIds, arriveDay: dateFrom, departDay: dateTo };
};
