/** Days and hours of notice begin on a half hour in every zone: within one, what the clock says about dates does not change. */
export const halfHourOf = (now: Date): number => Math.floor(now.getTime() / 1_800_000);
