import type { EventGenre } from '@golark/contract/events/rules';

export const leagueNames = [
  'hockey',
  'basketball',
  'womens-basketball',
  'football',
  'soccer',
  'womens-soccer',
  'baseball',
] as const;
export type LeagueName = (typeof leagueNames)[number];

/** Fictional teams with the city of their home venue and two colors. */
const table: Record<LeagueName, string> = {
  hockey: `
or-portland Rose City Rail #7a1f3d #f2c14e
ca-san-francisco Bay Kings #12355b #f4a259
co-denver Denver Timberline #1f4d3a #e8e2d0
wa-seattle Harbor Seals #0b3c49 #9ad1d4
ma-boston Boston Lanterns #2b2d42 #f6bd60
mn-minneapolis Minneapolis Sawyers #8b1e3f #f1e3d3
pa-philadelphia Philadelphia Quarrymen #3d405b #f28f3b
ut-salt-lake-city Salt Lake Ibex #22577a #c7f9cc
mi-detroit Detroit Freighters #9b2226 #e9d8a6
mo-st-louis St. Louis Paddlewheels #14213d #fca311
tx-dallas Dallas Lariats #283618 #dda15e
pa-pittsburgh Pittsburgh Crucible #1b1b1e #ffba08`,
  basketball: `
or-portland Portland Herons #005f73 #ee9b00
ca-los-angeles Los Angeles Arroyos #6a040f #ffba08
il-chicago Chicago Lamplighters #1d3557 #f4d35e
ny-new-york-city New York Foundry #22223b #f2e9e4
ga-atlanta Atlanta Peachtrees #d1495b #edae49
fl-miami Miami Mangroves #006d77 #ffddd2
az-phoenix Phoenix Ocotillos #7f2704 #fdae6b
nv-las-vegas Las Vegas Marquees #3c096c #ff9e00
la-new-orleans New Orleans Second Line #4a1942 #d4af37
tx-houston Houston Tidewater #003049 #f77f00
nc-charlotte Charlotte Looms #1a535c #ffe66d
oh-cleveland Cleveland Breakwater #5f0f40 #fb8b24
dc-washington Washington Meridians #14213d #e5383b
id-boise Boise Kestrels #344e41 #dad7cd`,
  'womens-basketball': `
or-portland Portland Camas #5a189a #e0aaff
ca-los-angeles Los Angeles Night Herons #03071e #ffba08
il-chicago Chicago Prairie #386641 #f2e8cf
ny-new-york-city New York Gaslights #432818 #ffe6a7
ga-atlanta Atlanta Wisteria #7b2cbf #f8edeb
fl-miami Miami Egrets #0a9396 #ffffff
az-phoenix Phoenix Monsoon #335c67 #e09f3e
nv-las-vegas Las Vegas Starlight #9d0208 #ffd60a
tx-houston Houston Magnolias #2d6a4f #ffccd5
wi-milwaukee Milwaukee Breakers #023e8a #caf0f8
ca-sacramento Sacramento Poppies #e85d04 #370617
hi-honolulu Honolulu Koa #582f0e #b6ad90`,
  football: `
ca-los-angeles Los Angeles Condors #0d1b2a #e0a458
co-denver Denver Fourteeners #1b4965 #f26419
wa-seattle Seattle Sawtooths #14342b #bbdfc5
mn-minneapolis Minneapolis Plowmen #432371 #faae7b
az-phoenix Phoenix Gila #641220 #edc4b3
pa-philadelphia Philadelphia Ironmasters #2f3e46 #cad2c5
mo-kansas-city Kansas City Drovers #6f1d1b #ffe6a7
tx-houston Houston Derricks #1c2541 #d62828
nc-charlotte Charlotte Copperheads #7f4f24 #e6ccb2
oh-cleveland Cleveland Anvils #3a0ca3 #f7b801
in-indianapolis Indianapolis Speedwells #003566 #ffc300
ca-sacramento Sacramento Goldpanners #4a4e69 #c9ada7`,
  soccer: `
or-portland Portland Ferry FC #264653 #e9c46a
tx-austin Austin Limestone FC #bc6c25 #fefae0
wa-seattle Puget Tide SC #0077b6 #90e0ef
tn-nashville Music Row FC #ffb703 #023047
ga-atlanta Atlanta Viaduct #9e2a2b #fff3b0
fl-miami Miami Sol y Mar #f72585 #4cc9f0
mo-kansas-city Kansas City Fountains FC #3f8efc #e0fbfc
ut-salt-lake-city Wasatch FC #bf0603 #f4d58d
ca-san-diego San Diego Marea #0081a7 #fed9b7
wi-milwaukee Milwaukee Ward FC #2a9d8f #f4a261
mo-st-louis Gateway Athletic #d00000 #ffba08
oh-columbus Columbus Arches SC #1d3557 #f1faee`,
  'womens-soccer': `
or-portland Portland Bridges WFC #540b0e #fff3b0
tx-austin Austin Swifts WFC #3a5a40 #a3b18a
wa-seattle Seattle Orcas WFC #03045e #caf0f8
tn-nashville Nashville Honeybirds #7f5539 #ede0d4
ga-atlanta Atlanta Phlox #b5179e #f1c0e8
fl-miami Miami Alba #fb6f92 #ffe5ec
mo-kansas-city Kansas City Lark WFC #184e77 #d9ed92
ut-salt-lake-city Salt Lake Gulls WFC #495057 #f8f9fa
ca-san-diego San Diego Grunion WFC #005f73 #e9d8a6
dc-washington Washington Cherry WFC #c9184a #fff0f3
mo-st-louis St. Louis Confluence #1e6091 #b5e48c
oh-columbus Columbus Clover WFC #2b9348 #eeef20`,
  baseball: `
or-portland Portland Loggers #31572c #ecf39e
co-denver Denver Prospectors #4a2c2a #f0c987
il-chicago Chicago Switchmen #0b132b #c1121f
ny-new-york-city New York Hansoms #1d2d44 #f0ebd8
wa-seattle Seattle Shipwrights #2c6e6c #f6f4d2
ma-boston Boston Chandlers #7b0d1e #f8f4e3
ga-atlanta Atlanta Cicadas #606c38 #fefae0
mn-minneapolis Minneapolis Millwheels #22333b #eae0d5
az-phoenix Phoenix Sandlots #c44900 #efd6ac
pa-philadelphia Philadelphia Printers #212529 #dc2f02
mo-kansas-city Kansas City Stockmen #003049 #fcbf49
tx-houston Houston Wildcatters #5e0b15 #d9b08c
ca-san-diego San Diego Anchors #14213d #e5b769
dc-washington Washington Surveyors #0a2463 #fb3640`,
};

export interface TeamSeed {
  league: LeagueName;
  cityId: string;
  name: string;
  colors: readonly [string, string];
}

const read = (league: LeagueName): TeamSeed[] =>
  table[league]
    .trim()
    .split('\n')
    .map((line) => {
      const [, cityId = '', name = '', first = '', second = ''] =
        /^(\S+) (.+) (#\w{6}) (#\w{6})$/.exec(line) ?? [];
      return { league, cityId, name, colors: [first, second] };
    });

export const teamSeeds: readonly TeamSeed[] = leagueNames.flatMap(read);

export const genreOfLeague: Record<LeagueName, EventGenre> = {
  hockey: 'hockey',
  basketball: 'basketball',
  'womens-basketball': 'basketball',
  football: 'football',
  soccer: 'soccer',
  'womens-soccer': 'soccer',
  baseball: 'baseball',
};
