/** Names in use that a gazetteer lacks, by the id of the city; folded. */
export const nicknames: Readonly<Record<string, readonly string[]>> = {
  'ny-new-york-city': ['new york', 'nyc', 'nueva york'],
  'ca-los-angeles': ['la'],
  'ca-san-francisco': ['sf', 'san fran'],
  'dc-washington': ['dc'],
  'la-new-orleans': ['nola', 'nueva orleans'],
  'pa-philadelphia': ['philly', 'filadelfia'],
};

/** Spanish names of states, where they differ by more than an accent; folded. */
export const spanishStates: Readonly<Record<string, readonly string[]>> = {
  la: ['luisiana'],
  mo: ['misuri'],
  ms: ['misisipi'],
  nc: ['carolina del norte'],
  nd: ['dakota del norte'],
  nh: ['nuevo hampshire'],
  nj: ['nueva jersey'],
  nm: ['nuevo mexico'],
  ny: ['nueva york'],
  pa: ['pensilvania'],
  sc: ['carolina del sur'],
  sd: ['dakota del sur'],
  wv: ['virginia occidental'],
};
