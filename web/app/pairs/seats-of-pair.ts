/** A night out and a bed for two. */
export const seatsOfPair = 2;
