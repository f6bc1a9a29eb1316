import { slugOf } from './slug.ts';

export interface State {
  id: string;
  name: string;
  slug: string;
  capital: string;
  /** Price level relative to the national average, before the factor of the place. */
  costIndex: number;
}

// code|name|capital|cost index
const table = `
al|Alabama|Montgomery|0.86
ak|Alaska|Juneau|1.2
az|Arizona|Phoenix|1.04
ar|Arkansas|Little Rock|0.84
ca|California|Sacramento|1.34
co|Colorado|Denver|1.2
ct|Connecticut|Hartford|1.12
de|Delaware|Dover|1.02
dc|District of Columbia|Washington|1.25
fl|Florida|Tallahassee|1.14
ga|Georgia|Atlanta|0.98
hi|Hawaii|Honolulu|1.62
id|Idaho|Boise|1.04
il|Illinois|Springfield|0.98
in|Indiana|Indianapolis|0.88
ia|Iowa|Des Moines|0.84
ks|Kansas|Topeka|0.82
ky|Kentucky|Frankfort|0.88
la|Louisiana|Baton Rouge|0.92
me|Maine|Augusta|1.12
md|Maryland|Annapolis|1.08
ma|Massachusetts|Boston|1.28
mi|Michigan|Lansing|0.96
mn|Minnesota|Saint Paul|0.98
ms|Mississippi|Jackson|0.82
mo|Missouri|Jefferson City|0.88
mt|Montana|Helena|1.14
ne|Nebraska|Lincoln|0.84
nv|Nevada|Carson City|1.02
nh|New Hampshire|Concord|1.1
nj|New Jersey|Trenton|1.15
nm|New Mexico|Santa Fe|0.98
ny|New York|Albany|1.18
nc|North Carolina|Raleigh|1
nd|North Dakota|Bismarck|0.84
oh|Ohio|Columbus|0.9
ok|Oklahoma|Oklahoma City|0.83
or|Oregon|Salem|1.1
pa|Pennsylvania|Harrisburg|0.96
ri|Rhode Island|Providence|1.18
sc|South Carolina|Columbia|1.02
sd|South Dakota|Pierre|0.9
tn|Tennessee|Nashville|1
tx|Texas|Austin|0.96
ut|Utah|Salt Lake City|1.08
vt|Vermont|Montpelier|1.14
va|Virginia|Richmond|1.02
wa|Washington|Olympia|1.16
wv|West Virginia|Charleston|0.86
wi|Wisconsin|Madison|0.96
wy|Wyoming|Cheyenne|1.14
`;

/** The 50 states and the District of Columbia, by name. */
export const states: State[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', name = '', capital = '', costIndex = ''] = line.split('|');
    return { id, name, slug: slugOf(name), capital, costIndex: Number(costIndex) };
  });
