import { cities } from './cities.ts';

export interface OccupancyTax {
  stateId: string;
  cityId: string | null;
  name: string;
  nameEs: string;
  basisPoints: number;
  source: string;
}

const stateSource = 'approximate state lodging tax rate, general knowledge, 2025; verify before production';
const citySource =
  'approximate city and county lodging tax rate, general knowledge, 2025; verify before production';

// state and rate in basis points, the state's own tax on short stays; AK, CA and NV have only city taxes
const stateRates = `
al 400|ar 850|az 550|co 290|ct 1500|dc 1595|de 800|fl 600|ga 400|hi 1425|ia 500|id 800|il 600|in 700|ks 650|ky 700|la 445
ma 570|md 600|me 900|mi 600|mn 688|mo 423|ms 700|mt 800|nc 475|nd 500|ne 650|nh 850|nj 1163|nm 488|ny 400|oh 575|ok 450|or 150
pa 600|ri 1300|sc 700|sd 570|tn 700|tx 600|ut 517|va 430|vt 900|wa 650|wi 500|wv 600|wy 500`;

// state|city|rate in basis points, in addition to the state's rate
const cityRates = `
ny|New York City|1088
ca|Los Angeles|1400
ca|San Francisco|1400
ca|San Diego|1225
ca|South Lake Tahoe|1400
ca|Palm Springs|1150
il|Chicago|1140
tx|Austin|1100
tx|Houston|1100
tx|San Antonio|1075
tx|Dallas|900
wa|Seattle|918
or|Portland|1350
or|Bend|1040
co|Denver|1075
co|Aspen|1130
nv|Las Vegas|1338
az|Phoenix|707
az|Scottsdale|805
az|Sedona|863
la|New Orleans|1175
tn|Nashville|850
ga|Atlanta|890
ga|Savannah|1000
fl|Miami|700
fl|Orlando|650
fl|Key West|750
ma|Boston|925
pa|Philadelphia|950
mi|Detroit|600
mn|Minneapolis|674
ut|Park City|790
sc|Charleston|700
`;

const stateTaxes = (): OccupancyTax[] =>
  stateRates
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [stateId = '', rate] = entry.trim().split(' ');
      return {
        stateId,
        cityId: null,
        name: 'State lodging tax',
        nameEs: 'Impuesto estatal de alojamiento',
        basisPoints: Number(rate),
        source: stateSource,
      };
    });

const cityTaxes = (): OccupancyTax[] => {
  const cityIds = new Map(cities().map((city) => [`${city.stateId}|${city.name}`, city.id]));
  return cityRates
    .trim()
    .split('\n')
    .map((line) => {
      const [stateId = '', cityName = '', rate] = line.split('|');
      const cityId = cityIds.get(`${stateId}|${cityName}`);
      if (!cityId) throw new Error(`occupancy tax of an unknown city: ${line}`);
      return {
        stateId,
        cityId,
        name: 'City lodging tax',
        nameEs: 'Impuesto municipal de alojamiento',
        basisPoints: Number(rate),
        source: citySource,
      };
    });
};

/** Lodging taxes by state and for some large cities; a city's rate is added to its state's rate. */
export const occupancyTaxes = (): OccupancyTax[] => [...stateTaxes(), ...cityTaxes()];
