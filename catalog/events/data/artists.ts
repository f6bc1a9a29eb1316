import type { EventGenre } from '@golark/contract/events/rules';

type TouringGenre = Extract<
  EventGenre,
  'rock' | 'pop' | 'country' | 'hip-hop' | 'electronic' | 'jazz' | 'classical' | 'comedy' | 'talks'
>;

/** Fictional artists. */
export const artists: Record<TouringGenre, readonly string[]> = {
  rock: lines(`
Copper Almanac, The Salt Barons, Glass Orchard, Winter Motel, The Long Ditch, Paper Antlers, Ghost Tractor, Velour Engine,
The Sunday Arsonists, Hollow Payphone, Rust Cathedral, Marigold Riot, Tall Kettle, The Night Plumbers, Brackish Kids,
Silver Turnstile, Slow Meteorite, The Gravel Saints, Basement Weather, Lion Typewriter, Tin Horizon, Crooked Lantern Club,
The Feral Accountants, Motorway Ferns, Thousand Year Lawn, Sparrow Dynamo, Vinegar Hill Choir, The Loud Botanists`),
  pop: lines(`
Juniper Vale, Odette Marlowe, Kit Amara, Noor Bellamy, The Lemon Hours, Saffron Quay, Milo Castellane, Ivy Okonjo,
Paloma Reyes-Hart, Sugar Telegraph, Neon Postcard, Wren Delacroix, Theo Lindqvale, Bonny Harrow, Cleo Santangela,
Pastel Avenue, Tova Brightwater, Ray Montclaire, Bright Umbrella, Halo Cabana, Emilia Storr, Juno Fairweather, Dez Holloway,
Coral Nightbus, Lucia Verano, Finn Abernath, Mirabel Stone, Soft Arcade`),
  country: lines(`
Dakota Wynfield, The Fencepost Brothers, Loretta Mae Tuck, Cody Ransomville, Harlan Creed, Sadie Pruett, Buckthorn Highway,
Rosalee Dunn, The Porchlight Revival, Wade Hollister, Maggie Lindholm, Tennessee Thrush, Clay Barlowe, June Prather,
Silo Road, Jesse Quarterman, Dustin Vail, The Cottonmouth Pickers, Emmy Rae Sutter, Old Gravel Ferry`),
  'hip-hop': lines(`
Kemo Brightside, Lady Metric, Dutch Avenue, Verse Almighty, Tariq Monsoon, Nova Kingsley, The Corner Cartographers, Big Lentil,
Soleil Jones, Quiet Cipher, Marcus Eleven, Ana Voltaje, Bodega Sermon, Deacon Flux, Mika Ransom, Static Uncle,
Block Sonata, Yasmin Tempo, Ozzie Cadence, Third Shift`),
  electronic: lines(`
Modular Fox, Night Cartridge, Lumen Tides, Polar Static, Sable Circuit, Hexa Bloom, Orbit Laundry, Kilo Aurora, Velvet Relay,
Dune Oscillator, Midnight Abacus, Cassia Wave, Neon Loam, Pulse Orchard, Theremin Club, Gridlight`),
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
The Second Bus Improv, Rosa Quintanar, Ian MacTavish-Brown, Bev Oyelaran, Chip Lundergan, Yolanda Priest`),
  talks: lines(`
Astronaut Helen Voss, Chef Armand Dubiel, Historian Grace Adebayo-Hill, Novelist Peter Langstrom, Explorer Kaya Thorsen,
Naturalist Owen Firth, Mathematician Lila Chaudhuri, Photographer Sven Aldana, Poet Miriam Castelo, Physicist Arun Deverell,
Journalist Nora Sullivane, Oceanographer Tess Mahoe`),
};

function lines(text: string): string[] {
  return text.trim().replaceAll('\n', ' ').split(', ');
}
