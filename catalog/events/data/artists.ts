import type { EventGenre } from '@golark/contract/events/rules';

type TouringGenre = Extract<
  EventGenre,
  'rock' | 'pop' | 'country' | 'hip-hop' | 'electronic' | 'jazz' | 'classical' | 'comedy' | 'talks'
>;

/** Fictional artists; a number is how many are on stage where it is not one, or where the name does not say it. */
const lists: Record<TouringGenre, readonly string[]> = {
  rock: lines(`
Copper Almanac 4, The Salt Barons 5, Glass Orchard 3, Winter Motel 2, The Long Ditch 4, Paper Antlers 3, Ghost Tractor 4, Velour Engine 5,
The Sunday Arsonists 3, Hollow Payphone 2, Rust Cathedral 4, Marigold Riot 4, Tall Kettle 3, The Night Plumbers 5, Brackish Kids 3,
Silver Turnstile 4, Slow Meteorite 1, The Gravel Saints 5, Basement Weather 4, Lion Typewriter 2, Tin Horizon 3, Crooked Lantern Club 5,
The Feral Accountants 4, Motorway Ferns 3, Thousand Year Lawn 4, Sparrow Dynamo 2, Vinegar Hill Choir 5, The Loud Botanists 4`),
  pop: lines(`
Juniper Vale, Odette Marlowe, Kit Amara, Noor Bellamy, The Lemon Hours 4, Saffron Quay 3, Milo Castellane, Ivy Okonjo,
Paloma Reyes-Hart, Sugar Telegraph 2, Neon Postcard 3, Wren Delacroix, Theo Lindqvale, Bonny Harrow, Cleo Santangela,
Pastel Avenue 4, Tova Brightwater, Ray Montclaire, Bright Umbrella 3, Halo Cabana 5, Emilia Storr, Juno Fairweather, Dez Holloway,
Coral Nightbus 4, Lucia Verano, Finn Abernath, Mirabel Stone, Soft Arcade 2`),
  country: lines(`
Dakota Wynfield, The Fencepost Brothers 2, Loretta Mae Tuck, Cody Ransomville, Harlan Creed, Sadie Pruett, Buckthorn Highway 4,
Rosalee Dunn, The Porchlight Revival 5, Wade Hollister, Maggie Lindholm, Tennessee Thrush 2, Clay Barlowe, June Prather,
Silo Road 3, Jesse Quarterman, Dustin Vail, The Cottonmouth Pickers 4, Emmy Rae Sutter, Old Gravel Ferry 5`),
  'hip-hop': lines(`
Kemo Brightside, Lady Metric, Dutch Avenue 3, Verse Almighty 2, Tariq Monsoon, Nova Kingsley, The Corner Cartographers 4, Big Lentil,
Soleil Jones, Quiet Cipher 2, Marcus Eleven, Ana Voltaje, Bodega Sermon 3, Deacon Flux, Mika Ransom, Static Uncle,
Block Sonata 3, Yasmin Tempo, Ozzie Cadence, Third Shift 4`),
  electronic: lines(`
Modular Fox, Night Cartridge 2, Lumen Tides 2, Polar Static, Sable Circuit, Hexa Bloom, Orbit Laundry 2, Kilo Aurora, Velvet Relay 3,
Dune Oscillator, Midnight Abacus, Cassia Wave, Neon Loam, Pulse Orchard 3, Theremin Club 4, Gridlight 2`),
  jazz: lines(`
The Delphine Moreau Quartet, Ellis Cartwright Trio, Wendell Prior Septet, Anouk Baptiste, The Harborlight Five, Otis Lavalle,
Rita Calloway-Brandt, Blue Ledger Ensemble, The Cyrus Tann Trio, Imani Fontaine, Basil Wexler Quintet, The Low Tide Big Band,
Simone Achterberg, Clarence Doyle Organ Trio, Marguerite Vance, The Sixth Floor Sextet`),
  classical: lines(`
Wabash Hall Symphony, Gramercy Chamber Orchestra, Lombard Philharmonia, Charles Street Baroque, Alki String Quartet,
Erie Hall Symphony, Sycamore Chamber Players, Turtle Creek Sinfonia, Temple Hill Chorale, Strip District Camerata,
Ilse Hartwig-Roth, Tomas Velarde, Junko Arashiro, The Penrose Quartet`),
  comedy: lines(`
Dana Okafor-Lund, Marty Felsenstein, Priya Ramanujam, Big Steve Kowalczuk, Lena Dragomir, Tyrone Applewhite, Gus Pellegrin,
Abby Nakashima, Hector Valdivieso, Mona Farrokh, Pete Wiggins-Shaw, Carla Bonaventura, Joey Tran-Miller, Ruthie Goldwasser,
Desmond Achebe-Clark, Wanda Littlefeather, Kyle Vandermolen, Soo-Jin Barrow, Nate Ferrabosco, Trudy Hammersmith,
The Second Bus Improv 5, Rosa Quintanar, Ian MacTavish-Brown, Bev Oyelaran, Chip Lundergan, Yolanda Priest`),
  talks: lines(`
Astronaut Helen Voss, Chef Armand Dubiel, Historian Grace Adebayo-Hill, Novelist Peter Langstrom, Explorer Kaya Thorsen,
Naturalist Owen Firth, Mathematician Lila Chaudhuri, Photographer Sven Aldana, Poet Miriam Castelo, Physicist Arun Deverell,
Journalist Nora Sullivane, Oceanographer Tess Mahoe`),
};

const numberAtEnd = / (\d+)$/;

const namesOf = (genre: TouringGenre): readonly string[] =>
  lists[genre].map((entry) => entry.replace(numberAtEnd, ''));

export const artists: Record<TouringGenre, readonly string[]> = {
  rock: namesOf('rock'),
  pop: namesOf('pop'),
  country: namesOf('country'),
  'hip-hop': namesOf('hip-hop'),
  electronic: namesOf('electronic'),
  jazz: namesOf('jazz'),
  classical: namesOf('classical'),
  comedy: namesOf('comedy'),
  talks: namesOf('talks'),
};

export const isTouring = (genre: EventGenre): genre is TouringGenre => genre in artists;

const peopleByName = new Map(
  Object.values(lists)
    .flat()
    .map((entry) => [entry.replace(numberAtEnd, ''), Number(numberAtEnd.exec(entry)?.[1]) || null]),
);

/** In these genres, names have it: a trio, a quintet. */
const namedByNumber: readonly EventGenre[] = ['jazz', 'classical'];

/** How many of them are on stage; null where only the name says it. */
export const peopleOf = (name: string, genre: EventGenre): number | null =>
  peopleByName.get(name) ?? (isTouring(genre) && !namedByNumber.includes(genre) ? 1 : null);

function lines(text: string): string[] {
  return text.trim().replaceAll('\n', ' ').split(', ');
}
