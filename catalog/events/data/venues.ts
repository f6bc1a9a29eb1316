import type { VenueKind } from '@golark/contract/events/rules';

const kinds: Record<string, VenueKind> = {
  H: 'hockey-arena',
  B: 'basketball-arena',
  A: 'concert-arena',
  F: 'football-stadium',
  S: 'soccer-stadium',
  P: 'ballpark',
  T: 'theater',
  C: 'concert-hall',
  L: 'club',
  M: 'comedy-club',
  G: 'amphitheater',
  X: 'festival-grounds',
};

/** Fictional venues in real cities: kind, name and capacity. */
const table = `
or-portland: H Alder Street Arena 17600, B Fremont Span Center 18200, S Sellwood Yards 21400, T Larch Theater 1540, L The Tin Canoe 620, M Wet Umbrella Comedy 240, A Tabor Hall Arena 11800, P Swan Island Ballpark 31200
ca-san-francisco: H Presidio Gate Arena 17400, C Lombard Hall 2280, T Telegraph Theater 1680, L The Foghorn Room 540, M Filbert Steps Comedy 260
ca-los-angeles: B Arroyo Crossing Center 18900, F Chaparral Bowl 71400, A Silver Canyon Arena 14600, T Palisade Theater 2140, L The Blue Jacaranda 480, G Hollow Hills Amphitheater 15800
co-denver: F Front Range Stadium 68300, H Larimer Ice Center 17900, P Prairie Dog Park 37800, M Mile Marker Comedy 280, G Red Juniper Amphitheater 9400, T Curtis Street Theater 2260
il-chicago: B Dearborn Center 20400, P Prairie Avenue Park 39600, T Lakeshore Lyric Theater 2680, C Wabash Hall 2420, L The Third Rail Room 720, A Calumet Arena 13900, X Burnham Meadows 38000
ny-new-york-city: B Hudson Yard Gardens 18700, T Eleventh Avenue Theater 1420, C Gramercy Symphony Hall 2540, M The Basement Stoop 210, A East River Arena 16200, T The Old Ledger Theater 1120, P Hudson Terrace 40800, L The Paper Lantern 560
tx-austin: S Barton Creek Park 20800, L The Dry Cicada 680, G Pecan Bend Amphitheater 12600, X Onion Creek Grounds 44000, M Moonlight Tower Comedy 300
wa-seattle: F Cascade Stadium 67200, S Duwamish Field 23600, C Alki Hall 1940, L The Rain Shadow 640, H Elliott Bay Ice Hall 17100, P Skagit Street Park 38400
tn-nashville: A Broadway Bend Arena 15400, T Cumberland Theater 2360, L The Painted Mule 520, S Shelby Bottoms Stadium 22600, C Sycamore Hall 1820
ma-boston: H Causeway Ice Garden 17200, P Back Cove Park 36400, C Charles Street Hall 2160, T The Liberty Lamp Theater 1380, M Copper Kettle Comedy 230
ga-atlanta: B Sweetgum Center 18400, S Chattahoochee Stadium 26800, A Magnolia Arena 14200, L The Velvet Peach 590, P Kudzu Park 39100
mn-minneapolis: H Nicollet Ice Palace 17800, F Lake Street Dome 66100, T Mill Ruins Theater 1260, L The Loon Room 700, P Minnehaha Park 37600
fl-miami: B Biscayne Shore Center 18600, S Flamingo Park Stadium 24200, T Coral Way Theater 1720, X Key Breeze Grounds 30000, M Mango House Comedy 270
az-phoenix: B Saguaro Center 17900, P Dry Wash Field 36800, A Camelback Arena 13200, F Sonoran Stadium 64200
pa-philadelphia: H Schuylkill Arena 18300, F Delaware Avenue Stadium 67800, T Walnut Row Theater 1580, P Bell Tower Park 40200
mo-kansas-city: F Flint Hills Stadium 70600, S Blue River Stadium 19800, P Twelfth and Vine Park 36200, L The Brass Skillet 500
nv-las-vegas: A Desert Lantern Arena 16800, T The Mirador Theater 2080, M The Lucky Cactus 320, B Sandstone Center 17600
la-new-orleans: B Crescent Levee Center 16900, T Royal Orleans Theater 1880, L The Muddy Heron 430, G Bayou St. Roch Amphitheater 8200
ut-salt-lake-city: S Wasatch Field 20400, G Saltgrass Amphitheater 14400, H Granary Ice Center 15600, C Temple Hill Hall 2060
tx-houston: F Buffalo Bayou Stadium 70200, B Montrose Center 18100, A Magnolia City Arena 14800, P Gulf Freeway Park 38600
nc-charlotte: F Uptown Oaks Stadium 69400, B Trade and Tryon Center 17800, T Queen Anne Theater 1640
oh-cleveland: F Burning River Stadium 65200, B Cuyahoga Center 18800, C Erie Hall 1960
ca-san-diego: S Mission Mesa Stadium 23200, P Harbor Drive Park 38900, G Torrey Bluff Amphitheater 11200
mi-detroit: H Rivertown Ice Arena 18600, P Cass Avenue Park 37200, T The Grand Motor Theater 2240
wi-milwaukee: B Menomonee Center 17300, S Third Ward Field 18600
in-indianapolis: F Monument Circle Stadium 63800, X Fall Creek Grounds 26000
mo-st-louis: H Gravois Ice Center 17700, S Soulard Stadium 21800, M Brick Oven Comedy 250
tx-dallas: H Trinity Ice Arena 17300, B Deep Ellum Center 18900, A Lone Mesa Arena 15200, C Turtle Creek Hall 1880
oh-columbus: S Scioto Park 19900, L The Sleepy Buckeye 610
ca-sacramento: B Sutter Street Center 17100, F Delta Levee Stadium 61600
hi-honolulu: B Kukui Center 10400, A Diamond Shore Arena 8800, M Little Gecko Comedy 190
dc-washington: B Anacostia Center 18700, S Meridian Hill Stadium 20600, T Rock Creek Theater 1460, P Capitol Steps Park 39400
pa-pittsburgh: H Three Rivers Ice House 17500, P Incline Park 37900, C Strip District Hall 1760
nm-albuquerque: L The Turquoise Door 450, G Sandia Sky Amphitheater 10800
id-boise: B Treasure Valley Center 9800, T Cottonwood Theater 1180
`;

export interface VenueSeed {
  /** Its place in the list, which decides its id. */
  index: number;
  cityId: string;
  kind: VenueKind;
  name: string;
  capacity: number;
}

const read = (): VenueSeed[] => {
  const rows = table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [cityId = '', list = ''] = line.split(': ');
      return list.split(', ').map((text) => {
        const [, code = '', name = '', capacity = ''] = /^(\w) (.+) (\d+)$/.exec(text) ?? [];
        const kind = kinds[code];
        if (!kind) throw new Error(`no venue can be read from ${text}`);
        return { cityId, kind, name, capacity: Number(capacity) };
      });
    });
  return rows.map((row, index) => ({ ...row, index }));
};

/** The n-th venue of each kind before any n-plus-first, so that a small catalog has all kinds. */
const inTurn = (venues: readonly VenueSeed[]): VenueSeed[] => {
  const nth = new Map<string, number>();
  const turns = venues.map((venue) => {
    const turn = nth.get(venue.kind) ?? 0;
    nth.set(venue.kind, turn + 1);
    return { venue, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn || a.venue.index - b.venue.index).map(({ venue }) => venue);
};

export const venueSeeds: readonly VenueSeed[] = inTurn(read());
