import type { EventGenre } from '@golark/contract/events/rules';

export interface Show {
  title: string;
  genre: Extract<EventGenre, 'musicals' | 'plays' | 'ballet' | 'opera'>;
  /** Plays in this month only. */
  month?: number;
}

const all = (genre: Show['genre'], text: string): Show[] =>
  text
    .trim()
    .split('\n')
    .map((title) => ({ genre, title }));

/** Works in the public domain, and new ones that do not exist. */
export const shows: readonly Show[] = [
  ...all(
    'plays',
    `
Hamlet
Twelfth Night
The Tempest
Much Ado About Nothing
Macbeth
A Midsummer Night’s Dream
The Importance of Being Earnest
A Doll’s House
The Cherry Orchard
Cyrano de Bergerac
The Ferry to Marrow Point
Eleven Chairs for Agnes
The Accidental Beekeeper
What the Locksmith Knew`,
  ),
  ...all(
    'musicals',
    `
Salt and Lanterns
The Cartographer’s Waltz
Miss Halloway Regrets
Nine Bells
Lighthouse Girls
The Last Elevator Boy
Paper Crowns
Dust Bowl Serenade`,
  ),
  ...all(
    'ballet',
    `
Swan Lake
Giselle
Coppélia
The Sleeping Beauty`,
  ),
  { genre: 'ballet', title: 'The Nutcracker', month: 12 },
  ...all(
    'opera',
    `
La Traviata
Carmen
Tosca
The Magic Flute
La Bohème
The Barber of Seville`,
  ),
];

/** For orchestras and soloists; all in the public domain. */
export const concertPrograms: readonly string[] = [
  'Beethoven’s Ninth',
  'Brahms and Dvořák',
  'Mozart’s Requiem',
  'Vivaldi’s Four Seasons',
  'Bach’s Brandenburg Concertos',
  'Schubert’s Great Symphony',
  'Tchaikovsky’s Pathétique',
  'An Evening of Chopin',
  'Haydn and Mozart',
  'Mendelssohn’s Elijah',
];

export const familyShows: readonly string[] = [
  'The Great Paper Circus',
  'Dinosaurs After Dark',
  'Captain Marrow’s Puppet Ship',
  'The Bubble Laboratory',
  'Bears on Ice Skates',
  'The Very Loud Orchestra',
  'Moonbeam and the Missing Sock',
  'Robots Learn to Dance',
];

export const festivals: readonly { name: string; venueCityId: string; month: number; days: number }[] = [
  { name: 'Prairie Light Music Festival', venueCityId: 'il-chicago', month: 7, days: 3 },
  { name: 'Onion Creek Music Festival', venueCityId: 'tx-austin', month: 6, days: 3 },
  { name: 'Key Breeze Festival', venueCityId: 'fl-miami', month: 5, days: 2 },
  { name: 'Fall Creek Folk and Roots', venueCityId: 'in-indianapolis', month: 8, days: 3 },
  { name: 'Lake Wind Electronic Weekend', venueCityId: 'il-chicago', month: 8, days: 2 },
  { name: 'Hill Country Songwriters', venueCityId: 'tx-austin', month: 9, days: 2 },
];

/** Words that follow an artist's name on a tour. */
export const tourNames: readonly string[] = [
  'Long Way Home Tour',
  'Bright Rooms Tour',
  'All the Small Hours Tour',
  'Northern Roads Tour',
  'Second Summer Tour',
  'Everything at Once Tour',
  'Open Window Tour',
  'Ten Years On',
];
