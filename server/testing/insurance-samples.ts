import type { Sample, Scene } from './authorization-scene.ts';
import { aListing, anAccount, aQuote } from './factories.ts';
import { anInsuredStay, insuranceOf } from './insurance.ts';

/** Requests for the calls of insurances. */
export const insuranceSamples: Record<string, (scene: Scene) => Promise<Sample> | Sample> = {
  quoteInsurance: async ({ golark }) => ({
    body: insuranceOf(await aQuote(golark, await aListing(golark.ctx.db), { as: await anAccount(golark) })),
  }),
  cancelInsurance: async ({ golark, owner }) => ({
    params: { policyId: (await anInsuredStay(golark, owner)).policyId },
  }),
};
