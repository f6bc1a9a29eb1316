import type { ListingPicture, ListingPictures } from '@golark/contract/listing-pictures/schemas';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../../testing/open-page.tsx';
import * as imagesPage from './images-page.tsx';

const pictureOf = (name: string, change: Partial<ListingPicture> = {}): ListingPicture => ({
  id: `stay1.${name}`,
  version: `v-${name}`,
  width: 1200,
  height: 800,
  color: '#808080',
  alt: { en: `The ${name}`, es: `La ${name}` },
  isAltSuggested: false,
  room: null,
  ...change,
});
const three = ['porch', 'kitchen', 'loft'].map((name) => pictureOf(name));

const listingOf = (pictures: ListingPicture[]): ListingPictures => ({
  listingId: 'stay1',
  isDraft: false,
  title: 'Cedar cabin',
  version: pictures.map(({ id }) => id).join('+'),
  pictures,
  maximum: 100,
});

const host = {
  id: 'pm-1',
  propertyManagerId: 'pm-1',
  name: 'House of Maya',
  dataSource: 'DIRECT',
  role: 'owner' as const,
};
const list = 'GET /v1/partner/listings/stay1/pictures';

const open = (
  pictures: ListingPicture[],
  {
    address = '/partner/listings/images/?listing=stay1',
    locale = 'en' as 'en' | 'es',
    role = 'owner' as 'owner' | 'calendar',
    api = {} as ApiResponses,
  } = {},
) =>
  openPage(imagesPage, {
    path: '/partner/listings/images/',
    address,
    locale,
    account: { ...maya, hosts: [{ ...host, role }] },
    api: { [list]: () => Response.json(listingOf(pictures)), ...api },
  });

const card = (index: number) => within(screen.getAllByRole('listitem')[index] as HTMLElement);
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** Answers with what is stored, as the server does. */
const storing = (first: ListingPicture[]) => {
  let stored = first;
  return {
    [list]: () => Response.json(listingOf(stored)),
    'POST /v1/partner/listings/stay1/pictures/order': ({ body }) => {
      const { order } = body as { order: string[] };
      stored = order.flatMap((id) => stored.find((one) => one.id === id) ?? []);
      return Response.json(listingOf(stored));
    },
  } satisfies ApiResponses;
};

it.each([
  ['en', ['Picture 1: The porch', 'Picture 2: The kitchen', 'Picture 3: The loft'], '3 of 100 pictures'],
  ['es', ['Foto 1: La porch', 'Foto 2: La kitchen', 'Foto 3: La loft'], '3 de 100 fotos'],
] as const)('shows the pictures in order with their texts (%s)', async (locale, texts, count) => {
  await open(three, { locale });
  expect(names()).toEqual(texts);
  expect(screen.getByText(count)).toBeTruthy();
});

describe('the order', () => {
  it('is changed by a button, for the host of the page', async () => {
    const { user, sent } = await open(three, { api: storing(three) });
    await user.click(screen.getByRole('button', { name: 'Make cover: picture 3' }));
    expect(await screen.findByText('The new order is saved.')).toBeTruthy();
    const request = sent.find(({ method }) => method === 'POST');
    expect(request).toMatchObject({
      host: 'pm-1',
      body: { version: listingOf(three).version, order: ['stay1.loft', 'stay1.porch', 'stay1.kitchen'] },
    });
  });

  it('is changed by the arrow keys, announced, and saved once', async () => {
    const { user, sent } = await open(three, { api: storing(three) });
    screen.getByRole('button', { name: 'Move picture 3' }).focus();
    await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
    expect(names()).toEqual(['Picture 1: The loft', 'Picture 2: The porch', 'Picture 3: The kitchen']);
    expect(screen.getByText('The picture is now number 1 of 3.')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move picture 1');
    await expect.poll(() => sent.filter(({ method }) => method === 'POST').length).toBe(1);
    await user.keyboard('{End}');
    await expect.poll(() => sent.filter(({ method }) => method === 'POST').length).toBe(2);
    expect(sent.at(-2)?.body).toMatchObject({ version: 'stay1.loft+stay1.porch+stay1.kitchen' });
  });

  it('of someone else is shown when it was changed meanwhile', async () => {
    const now = [...three].reverse();
    const responses = [three, now];
    const api = {
      [list]: () => Response.json(listingOf(responses.shift() ?? now)),
      'POST /v1/partner/listings/stay1/pictures/order': () => problem(409, 'PICTURES_CHANGED'),
    };
    const { user } = await open(three, { api });
    screen.getByRole('button', { name: 'Move picture 1' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText(/Someone else has changed these pictures/)).toBeTruthy();
    expect(names()).toEqual(['Picture 1: The loft', 'Picture 2: The kitchen', 'Picture 3: The porch']);
  });
});

describe('a picture', () => {
  const suggested = [pictureOf('porch', { isAltSuggested: true })];

  it('shows that its text is a suggestion, and the host confirms it', async () => {
    const put = 'PUT /v1/partner/listings/stay1/pictures/stay1.porch';
    const api = { [put]: () => Response.json(listingOf([pictureOf('porch')])) };
    const { user, sent } = await open(suggested, { api });
    expect(card(0).getByText('Suggested text')).toBeTruthy();
    await user.click(card(0).getByText('Text and room'));
    await user.click(card(0).getByRole('button', { name: 'Confirm text: picture 1' }));
    expect(await screen.findByText('The text is saved.')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      version: 'v-porch',
      alt: { en: 'The porch', es: 'La porch' },
    });
  });

  it('keeps what was typed when a text is missing or a number is wrong', async () => {
    const { user } = await open(suggested);
    await user.click(card(0).getByText('Text and room'));
    await user.clear(card(0).getByLabelText('What it shows, in Spanish'));
    await user.click(card(0).getByRole('button', { name: 'Confirm text: picture 1' }));
    expect(await card(0).findByText('Say in a few words what the picture shows.')).toBeTruthy();
    await user.selectOptions(card(0).getByLabelText('Room'), 'bedroom');
    await user.type(card(0).getByLabelText(/^Number/), '0');
    await user.click(card(0).getByRole('button', { name: 'Save room: picture 1' }));
    expect(await card(0).findByText('Enter a number from 1 to 50, or leave it empty.')).toBeTruthy();
  });

  it('is deleted after its consequences are read; the last one stays', async () => {
    const remove = 'DELETE /v1/partner/listings/stay1/pictures/stay1.porch';
    const { user } = await open(suggested, { api: { [remove]: () => problem(409, 'INVALID_STATE') } });
    await user.click(card(0).getByText('Delete'));
    expect(card(0).getByText(/can’t be undone/)).toBeTruthy();
    await user.click(card(0).getByRole('button', { name: 'Delete picture 1' }));
    expect((await screen.findAllByText(/A listing needs a picture/)).length).toBeGreaterThan(0);
  });
});

it('says what good pictures are when there are none', async () => {
  await open([]);
  expect(screen.getByText('No pictures yet')).toBeTruthy();
  expect(screen.getByLabelText('Drop pictures here, paste them, or choose files.')).toBeTruthy();
});

describe('without a listing in the address', () => {
  const address = '/partner/listings/images/';
  const listing = (id: string, count: number) => ({ listingId: id, title: `Stay ${id}`, count, cover: null });

  it('offers the listings of the host', async () => {
    const api = {
      'GET /v1/partner/pictures': () => Response.json({ listings: [listing('a', 0), listing('b', 7)] }),
    };
    await open([], { address, api });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/partner/listings/images/?listing=b');
    expect(screen.getByText('No pictures')).toBeTruthy();
  });

  it('shows the only one', async () => {
    const api = { 'GET /v1/partner/pictures': () => Response.json({ listings: [listing('stay1', 3)] }) };
    await open(three, { address, api });
    expect(names()).toHaveLength(3);
  });

  it('says that there is none', async () => {
    await open([], { address, api: { 'GET /v1/partner/pictures': () => Response.json({ listings: [] }) } });
    expect(screen.getByText('No listings yet')).toBeTruthy();
  });
});

it('is not shown to a member whose role has no listings', async () => {
  await open(three, { role: 'calendar' });
  expect(screen.getByText('Your role in this team doesn’t include listings.')).toBeTruthy();
});
