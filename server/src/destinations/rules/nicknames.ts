/** Names in use that a gazetteer lacks, by the id of the city; folded. */
export const nicknames: Readonly<Record<string, readonly string[]>> = {
  'ny-new-york-city': ['nyc', 'nueva york'],
  'ca-los-angeles': ['la'],
  'ca-san-francisco': ['sf', 'san fran'],
  'dc-washington': ['dc'],
  'la-new-orleans': ['nola', 'nueva orleans'],
  'pa-philadelphia': ['philly', 'filadelfia'],
};
