import { cities } from './cities.ts';

export interface OccupancyTax {
  stateId: string;
  cityId: string | null;
  name: string;
  nameEs: string;
  basisPoints: number;
  /** Cents for each room and night, in addition to the rate. */
  nightAmount: number;
  /** Only so many nights of a stay are taxed, the first ones. */
  taxedNights: number | null;
  /** A stay of so many nights or more is not taxed at all. */
  exemptFromNights: number | null;
  source: string;
}

const stateSource = 'approximate state lodging tax rate, general knowledge, 2025; verify before production';
const citySource =
  'approximate city and county lodging tax rate, general knowledge, 2025; verify before production';
const feeSource =
  'approximate state fee per room and night, general knowledge, 2025; verify before production';

// state and rate in basis points, the state's own tax on short stays; AK, CA and NV have only city taxes
const stateRates = `
al 400|ar 850|az 550|co 290|ct 1500|dc 1595|de 800|fl 600|ga 400|hi 1425|ia 500|id 800|il 600|in 700|ks 650|ky 700|la 445
ma 570|md 600|me 900|mi 600|mn 688|mo 423|ms 700|mt 800|nc 475|nd 500|ne 650|nh 850|nj 1163|nm 488|ny 400|oh 575|ok 450|or 150
pa 600|ri 1300|sc 700|sd 570|tn 700|tx 600|ut 517|va 430|vt 900|wa 650|wi 500|wv 600|wy 500`;

// state and the number of nights from which a stay is no longer transient and exempt
const stateExemptions = `
al 180|az 30|co 30|dc 91|fl 183|ga 90|hi 180|ia 32|id 31|il 30|in 30|ks 29|ky 30|ma 32|md 121|me 28|mi 31|mn 30|mo 31|mt 30|nc 90|nd 30|ne 30|nh 185
nj 90|nm 30|ny 90|oh 30|ok 30|or 30|pa 30|ri 31|sc 90|sd 28|tn 90|tx 30|ut 30|va 90|vt 31|wa 30|wi 30|wv 30|wy 30`;

// the same of the taxes of its cities; 30 in all other states
const cityExemptions = 'ny 180|ca 31|nv 31';
const usualCityExemption = 30;

/** Connecticut taxes the first nights of a longer stay. */
const firstNights: Partial<Record<string, number>> = { ct: 30 };

/** New York City has two amounts for each room and night, $1.50 and $2.00. */
const cityNightAmounts: Partial<Record<string, number>> = { 'ny|New York City': 350 };

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

/** `tx 30|ut 30` by state. */
const numbersOf = (text: string): Map<string, number> =>
  new Map(
    text
      .trim()
      .split(/[|\n]/)
      .map((entry) => {
        const [stateId = '', figure] = entry.trim().split(' ');
        return [stateId, Number(figure)];
      }),
  );

const stateTaxes = (): OccupancyTax[] => {
  const exemptions = numbersOf(stateExemptions);
  return [...numbersOf(stateRates)].map(([stateId, basisPoints]) => ({
    stateId,
    cityId: null,
    name: 'State lodging tax',
    nameEs: 'Impuesto estatal de alojamiento',
    basisPoints,
    nightAmount: 0,
    taxedNights: firstNights[stateId] ?? null,
    exemptFromNights: exemptions.get(stateId) ?? null,
    source: stateSource,
  }));
};

/** Georgia charges $5.00 for each room and night of stays of less than 30 nights. */
const stateFees = (): OccupancyTax[] => [
  {
    stateId: 'ga',
    cityId: null,
    name: 'State hotel-motel fee',
    nameEs: 'Tarifa estatal de hoteles y moteles',
    basisPoints: 0,
    nightAmount: 500,
    taxedNights: null,
    exemptFromNights: 30,
    source: feeSource,
  },
];

const cityTaxes = (): OccupancyTax[] => {
  const exemptions = numbersOf(cityExemptions);
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
        nightAmount: cityNightAmounts[`${stateId}|${cityName}`] ?? 0,
        taxedNights: null,
        exemptFromNights: exemptions.get(stateId) ?? usualCityExemption,
        source: citySource,
      };
    });
};

/** Lodging taxes by state and for some large cities; a city's rate is added to its state's rate. Their limits by length are included. */
export const occupancyTaxes = (): OccupancyTax[] => [...stateTaxes(), ...stateFees(), ...cityTaxes()];
