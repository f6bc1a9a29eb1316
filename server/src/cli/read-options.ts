import { InvalidArgumentError } from 'commander';

export const inCents = (typed: string): number => {
  if (!/^\d{1,5}(\.\d{2})?$/.test(typed))
    throw new InvalidArgumentError('must be dollars, such as 20 or 19.50.');
  return Math.round(Number(typed) * 100);
};

export const inUses = (typed: string): number => {
  if (!/^[1-9]\d{0,6}$/.test(typed)) throw new InvalidArgumentError('must be a whole number from 1.');
  return Number(typed);
};

export const inPercent = (typed: string): number => {
  if (!/^([1-9]|[1-8]\d|90)$/.test(typed))
    throw new InvalidArgumentError('must be a whole number from 1 to 90.');
  return Number(typed);
};

export const inInstant = (typed: string): Date => {
  const at = new Date(typed);
  if (Number.isNaN(at.getTime()))
    throw new InvalidArgumentError('must be an instant such as 2027-01-01T08:00:00Z.');
  return at;
};
