import { addDays, utcDay } from '@golark/contract/dates/rules';
import { putHostLanguages } from '@golark/contract/hosts/calls';
import {
  getListingArrival,
  getPriceRules,
  putListingArrival,
  putPriceRules,
} from '@golark/contract/partners/calls';
import { getPayoutAccount, openPayoutPage } from '@golark/contract/payouts/calls';
import { searchProperties } from '@golark/contract/search/calls';
import { isSandboxPayouts } from '#payouts';
import { writeStays } from '../fill-catalog.ts';
import type { Scene } from './scene.ts';

const seed = 20_264;
/** Three towns in one time zone, of which a guest of one may look at the others. */
const towns = ['nc-asheville', 'nc-black-mountain', 'nc-brevard'];
const homesInTown = 4;
const phone = '+18285550142';
/** The first homes, whose calendars of another site are imported. */
export const homesWithCalendars = 3;
/** The homes are older than their bookings and reviews. */
const listedDays = 900;

/** The homes of the demo's partner, generated as the catalog is. Returns their ids. */
export const fillPartnerStays = async (
  { ctx }: Scene['world'],
  { partner, start, hostId }: Pick<Scene, 'partner' | 'start' | 'hostId'>,
): Promise<string[]> => {
  const { generateStays } = await import('@golark/catalog/stays');
  const today = utcDay(start);
  const listedOn = addDays(today, -listedDays);
  const manager = {
    id: hostId,
    name: `${partner.firstName} ${partner.lastName}`,
    firstName: partner.firstName,
    joined_on: listedOn,
    isCompany: false,
    phone,
    languages: ['en', 'es'],
  };
  const stays = towns.flatMap((cityId, index) => {
    const options = { size: homesInTown * 2, seed: seed + index, today, only: { cityId, manager } };
    return [...generateStays(options)]
      .flat()
      .filter(({ listing }) => listing.stay_type === 'homes')
      .slice(0, homesInTown);
  });
  for (const { listing } of stays) listing.created_on = listedOn;
  // what is sold of these is what a calendar of another site says
  for (const { rooms } of stays.slice(0, homesWithCalendars))
    for (const room of rooms) room.runs = room.runs.filter(({ booked }) => booked === 0);
  await ctx.db.transaction().execute((trx) => writeStays(trx, stays));
  return stays.map(({ listing }) => listing.id);
};

/** The phone holds for all listings of the host. */
const enterPhone = async ({ world, partner }: Scene, listingId: string): Promise<void> => {
  const params = { listingId };
  const arrival = await world.call(partner, getListingArrival, { params });
  await world.call(partner, putListingArrival, { params, body: { ...arrival, hostPhone: phone } });
};

const offerDeposit = async ({ world, partner }: Scene, listingId: string): Promise<void> => {
  const params = { listingId };
  const rules = await world.call(partner, getPriceRules, { params });
  const deposit = { percent: 30, balanceDaysBefore: 30 };
  await world.call(partner, putPriceRules, { params, body: { ...rules, deposit } });
};

/** Chooses what a host could only choose on the page of the sandbox. */
const verifyPayouts = async ({ world, partner }: Scene): Promise<void> => {
  const { payoutProvider } = world.ctx;
  if (!isSandboxPayouts(payoutProvider)) return;
  const { url } = await world.call(partner, openPayoutPage);
  await payoutProvider.chooseOutcome(url.split('/').at(-1) ?? '', 'verified');
  await world.call(partner, getPayoutAccount, { query: { refresh: 'true' } });
};

const homesWithDeposit = 5;

/** Everything that the partner enters: the phone number for guests, languages, where it is paid, and a deposit for some of the homes. */
export const setUpPartner = async (scene: Scene): Promise<void> => {
  const { world, partner, partnerStays, hostId } = scene;
  const own = { pageSize: partnerStays.length, filters: { pmId: hostId, guests: { instant: true } } };
  const { properties } = await world.call(partner, searchProperties, { body: own });
  const homes = properties.slice(0, homesWithDeposit);
  for (const { id } of homes) await offerDeposit(scene, id);
  if (homes[0]) await enterPhone(scene, homes[0].id);
  await verifyPayouts(scene);
  await world.call(partner, putHostLanguages, { body: { languages: ['en', 'es'] } });
};
