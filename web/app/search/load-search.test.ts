import { expect, it } from 'vitest';
import { findDestination, findDestinationByName } from './load-search.ts';

const answering = (status: number, body: object) => ({
  fetch: async () => Response.json(body, { status }),
});
const slugs = { offer: undefined, stateSlug: 'oregon', citySlug: 'bend' };

it.each([429, 500, 503])(
  'a search for a place that fails with %i is an error of the page',
  async (status) => {
    const api = answering(status, { code: 'X', detail: 'later' });
    await expect(findDestination(api, slugs)).rejects.toMatchObject({ status });
    await expect(findDestinationByName(api, 'Bend')).rejects.toMatchObject({ status });
  },
);

it('there is no place when none was found or the address names none', async () => {
  for (const api of [answering(200, { hits: [] }), answering(400, { code: 'BAD_INPUT', detail: '' })]) {
    expect(await findDestination(api, slugs)).toBeNull();
    expect(await findDestinationByName(api, 'Bend')).toBeNull();
  }
});
