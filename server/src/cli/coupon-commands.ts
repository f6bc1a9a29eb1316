import type { Command } from 'commander';
import type { Context } from '#platform/context';
import { formatUsd } from '#platform/format';
import { addCoupon, describeCoupons, stopCoupon } from '#pricing';
import { CommandError } from './command-error.ts';
import type { CommandHost } from './command-host.ts';
import { inCents, inInstant, inPercent, inUses } from './read-options.ts';

interface CouponOptions {
  percent?: number;
  off?: number;
  minimum?: number;
  from?: Date;
  until?: Date;
  uses?: number;
  perAccount?: number;
  listing?: string;
  host?: string;
}

const problems = {
  exists: 'is a coupon already.',
  'no-listing': 'needs a listing that exists.',
  'no-host': 'needs a host that exists.',
} as const;

const assertSensible = (ctx: Context, code: string, options: CouponOptions): void => {
  const { percent, off, from, until, listing, host } = options;
  if (!/^[A-Za-z0-9-]{3,40}$/.test(code))
    throw new CommandError('A code has 3 to 40 letters, digits and hyphens.');
  if ((percent === undefined) === (off === undefined))
    throw new CommandError('Give either --percent or --off.');
  if (off === 0) throw new CommandError('--off has to be more than 0.');
  if (listing !== undefined && host !== undefined)
    throw new CommandError('Give either --listing or --host, not both.');
  const now = ctx.clock.now();
  if (until && until <= (from ?? now)) throw new CommandError('--until has to be later than the beginning.');
};

/** Returns the message for the operator. Throws CommandError. */
export const addCouponCode = async (ctx: Context, code: string, options: CouponOptions): Promise<string> => {
  assertSensible(ctx, code, options);
  const { percent = null, off = null, uses = null } = options;
  const added = await addCoupon(ctx, {
    ...{ code, percent, amount: off, minimumAmount: options.minimum ?? 0 },
    ...{ startsAt: options.from, endsAt: options.until ?? null },
    ...{ mostUses: uses, mostUsesPerAccount: options.perAccount ?? 1 },
    ...{ listingId: options.listing ?? null, propertyManagerId: options.host ?? null },
  });
  if (added !== 'added') throw new CommandError(`${code} ${problems[added]}`);
  const value = percent === null ? formatUsd(off ?? 0, 'en') : `${percent}%`;
  return `${code.toUpperCase()} takes ${value} off the nightly rates of a stay. The platform pays for it.`;
};

export const stopCouponCode = async (ctx: Context, code: string): Promise<string> => {
  if (!(await stopCoupon(ctx, code))) throw new CommandError(`${code} is no coupon that could be ended.`);
  return `${code.toUpperCase()} has ended. Stays that were ordered with it keep their price.`;
};

/** One line for each coupon. */
export const describeCouponCodes = async (ctx: Context): Promise<string[]> =>
  (await describeCoupons(ctx)).map((coupon) => {
    const { code, percent, amount, minimumAmount, endsAt, mostUses, paidUses, uses } = coupon;
    const place = coupon.listingId ?? coupon.propertyManagerId;
    return [
      code,
      percent === null ? `${formatUsd(amount ?? 0, 'en')} off` : `${percent}% off`,
      ...(minimumAmount > 0 ? [`from ${formatUsd(minimumAmount, 'en')}`] : []),
      `${uses}${mostUses ? ` of ${mostUses}` : ''} used, ${paidUses} paid`,
      ...(place ? [`only ${place}`] : []),
      endsAt ? `until ${endsAt.toISOString()}` : 'no end',
    ].join('  ');
  });

/** `golark coupons …`: lists, adds and ends the coupons for stays. */
export const addCouponCommands = (golark: Command, { run }: CommandHost): void => {
  const coupons = golark.command('coupons').description('list, add and end coupons for stays');
  coupons
    .command('list')
    .description('every coupon with its uses, the oldest first')
    .action(() =>
      run(async ({ ctx, output }) =>
        output.line((await describeCouponCodes(ctx)).join('\n') || 'No coupons.'),
      ),
    );
  coupons
    .command('add')
    .description('a coupon that lowers the nightly rates of a stay; the platform pays for it')
    .argument('<code>')
    .option('--percent <number>', 'what it takes off, 1 to 90', inPercent)
    .option('--off <dollars>', 'what it takes off, such as 20 or 19.50', inCents)
    .option('--minimum <dollars>', 'the least that the nightly rates have to be', inCents)
    .option('--from <instant>', 'when it begins, such as 2027-01-01T08:00:00Z; now if absent', inInstant)
    .option('--until <instant>', 'when it ends', inInstant)
    .option('--uses <number>', 'how often it can be used', inUses)
    .option('--per-account <number>', 'how often one account can use it; once if absent', inUses)
    .option('--listing <id>', 'the only listing that it is for')
    .option('--host <id>', 'the only host that it is for')
    .action((code: string, options: CouponOptions) =>
      run(async ({ ctx, output }) => output.line(await addCouponCode(ctx, code, options))),
    );
  coupons
    .command('end')
    .description('end a coupon now')
    .argument('<code>')
    .action((code: string) => run(async ({ ctx, output }) => output.line(await stopCouponCode(ctx, code))));
};
