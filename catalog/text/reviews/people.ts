/** Reviewers from abroad who write in English. */
export const foreignNames =
  `Akiko Anneke Antoine Bjorn Camille Chiara Dieter Elodie Emre Fatima Freja Giulia Hans Haruto Ingrid Jan Jiwoo Jonas Julien Katarzyna
Kenji Lars Lea Lukas Magda Mathilde Mei-Ling Mikael Minh Nadine Olga Paolo Pauline Petra Pierre Pooja Rafaela Ravi Sabine Sanne Seo-yeon Stefan Sven
Thiago Tomasz Ulrike Wei Yan Yusuf Zsofia`.split(/\s+/);

export const foreignHometowns =
  `Munich, Germany|Hamburg, Germany|Cologne, Germany|Zurich, Switzerland|Vienna, Austria|Utrecht, Netherlands|Ghent, Belgium|Lyon, France|
Nantes, France|Turin, Italy|Bologna, Italy|Copenhagen, Denmark|Gothenburg, Sweden|Bergen, Norway|Gdansk, Poland|Prague, Czechia|Budapest, Hungary|
São Paulo, Brazil|Recife, Brazil|Osaka, Japan|Sapporo, Japan|Busan, South Korea|Taipei, Taiwan|Chengdu, China|Hanoi, Vietnam|Pune, India|
Izmir, Türkiye|Tel Aviv, Israel|Helsinki, Finland|Porto, Portugal`
    .split('|')
    .map((place) => place.trim());

export type PartyKind = 'solo' | 'couple' | 'kids' | 'friends' | 'parents' | 'dog';

export interface Party {
  kind: PartyKind;
  en: string;
  /** Plural; null where a Spanish review doesn't name the company. */
  es: string | null;
  guests: number;
}

const party = (kind: PartyKind, guests: number, ...[en, es]: [string, string?]): Party => ({
  kind,
  guests,
  en,
  es: es ?? null,
});

export const parties: Party[] = [
  party('solo', 1, ''),
  party('solo', 1, ''),
  party('couple', 2, 'my husband'),
  party('couple', 2, 'my wife'),
  party('couple', 2, 'my husband'),
  party('couple', 2, 'my wife'),
  party('couple', 2, 'my partner'),
  party('couple', 2, 'my boyfriend'),
  party('couple', 2, 'my girlfriend'),
  party('kids', 4, 'our two kids', 'los dos niños'),
  party('kids', 4, 'the kids', 'los niños'),
  party('kids', 3, 'our toddler', 'los niños'),
  party('kids', 5, 'our three boys', 'nuestros tres hijos'),
  party('kids', 5, 'the grandkids', 'los nietos'),
  party('kids', 3, 'our daughter', 'mis hijos'),
  party('kids', 4, 'our girls', 'los niños'),
  party('friends', 4, 'old friends', 'los amigos de siempre'),
  party('friends', 5, 'the book club', 'unos amigos'),
  party('friends', 3, 'my sisters', 'mis hermanos'),
  party('friends', 6, 'the cousins', 'los primos'),
  party('friends', 3, 'two friends', 'unos amigos'),
  party('friends', 4, 'my college roommates', 'unos compañeros'),
  party('parents', 3, 'my parents', 'mis papás'),
  party('parents', 4, 'my in-laws', 'mis suegros'),
  party('parents', 3, 'my mother', 'mis papás'),
  party('dog', 2, 'our old lab'),
  party('dog', 2, 'the dog'),
  party('dog', 2, 'our beagle'),
  party('dog', 2, 'our rescue mutt'),
];

/** What guests came back tired from, with the tags of which one is needed. */
export const outings: [needs: string, en: string, es: string][] = [
  ['ski+winter', 'a day of skiing', 'esquiar todo el día'],
  ['ski+winter', 'a long day on the slopes', 'un día de esquí'],
  ['mountain+summer', 'a long hike', 'una caminata larga'],
  ['mountain+fall', 'a day on the trails', 'un día de senderos'],
  ['mountain+spring', 'a muddy hike', 'una caminata'],
  ['beach+summer', 'a day at the beach', 'un día de playa'],
  ['beach+spring', 'a long beach walk', 'caminar por la playa'],
  ['tropical+', 'a morning in the water', 'una mañana en el agua'],
  ['lake+summer', 'a day at the lake', 'un día en el lago'],
  ['park+', 'a day in the park', 'un día en el parque'],
  ['desert+', 'a dusty hike', 'una caminata al sol'],
  ['city+', 'a day of walking around {city}', 'caminar por {city}'],
  ['wine+', 'a day of wineries', 'un día de viñedos'],
  ['+', 'a long drive', 'tantas horas de camino'],
  ['+', 'a long day out', 'un día largo'],
];
