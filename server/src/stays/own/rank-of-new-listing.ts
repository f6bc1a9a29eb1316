/** The rank of an imported listing without reviews. */
export const rankOfNewListing = 5600;
