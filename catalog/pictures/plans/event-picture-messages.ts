import type { EventGenre, VenueKind } from '../../../contract/events/rules.ts';
import type { PictureLocale } from './picture-messages.ts';

interface EventPictureMessages {
  /** a venue from outside */
  venues: Record<VenueKind, string>;
  events: Record<EventGenre, string>;
  /** where an event is */
  inVenue: Record<VenueKind, string>;
  /** what one sees from a seat */
  views: Record<VenueKind, string>;
  seats: Record<'near' | 'middle' | 'far', string>;
}

const english: EventPictureMessages = {
  venues: {
    'hockey-arena': 'an arena with lit entrances',
    'basketball-arena': 'an arena with lit entrances',
    'concert-arena': 'an arena with lit entrances',
    'football-stadium': 'a football stadium',
    'soccer-stadium': 'a soccer stadium',
    ballpark: 'a ballpark with light towers',
    theater: 'a theater with a marquee',
    'concert-hall': 'a concert hall above wide steps',
    club: 'a music club with a neon sign',
    'comedy-club': 'a comedy club with a neon sign',
    amphitheater: 'an amphitheater with curved rows before its stage',
    'festival-grounds': 'a festival field with tents',
  },
  events: {
    rock: 'a rock band on stage before a crowd',
    pop: 'a pop show with a bright screen',
    country: 'a country concert with warm lights',
    'hip-hop': 'a hip-hop show with a DJ',
    electronic: 'a DJ before a wall of light',
    jazz: 'a jazz combo by candlelight',
    classical: 'an evening of classical music on a stage of wood',
    festivals: 'a music festival in the open',
    hockey: 'a hockey game',
    basketball: 'a basketball game',
    football: 'a football game',
    soccer: 'a soccer match',
    baseball: 'a baseball game',
    musicals: 'a musical with dancers in bright costumes',
    plays: 'a play with two actors',
    ballet: 'a ballet in soft light',
    opera: 'an opera with singers in costume',
    comedy: 'a comedy stage in a spotlight',
    family: 'a family show with performers in a ring of light',
    talks: 'a talk on stage before a screen',
  },
  inVenue: {
    'hockey-arena': 'in an arena',
    'basketball-arena': 'in an arena',
    'concert-arena': 'in an arena',
    'football-stadium': 'in a stadium',
    'soccer-stadium': 'in a stadium',
    ballpark: 'in a ballpark',
    theater: 'in a theater',
    'concert-hall': 'in a concert hall',
    club: 'in a club',
    'comedy-club': 'in a comedy club',
    amphitheater: 'in an amphitheater',
    'festival-grounds': 'on festival grounds',
  },
  views: {
    'hockey-arena': 'the rink of a hockey arena',
    'basketball-arena': 'the court of a basketball arena',
    'concert-arena': 'the stage of an arena',
    'football-stadium': 'the field of a football stadium',
    'soccer-stadium': 'the field of a soccer stadium',
    ballpark: 'the field of a ballpark',
    theater: 'the stage of a theater',
    'concert-hall': 'the stage of a concert hall',
    club: 'the stage of a club',
    'comedy-club': 'the stage of a comedy club',
    amphitheater: 'the stage of an amphitheater',
    'festival-grounds': 'the stage of a festival',
  },
  seats: {
    near: 'seen from a place close to it',
    middle: 'seen from halfway back',
    far: 'seen from far back and high up',
  },
};

const spanish: EventPictureMessages = {
  venues: {
    'hockey-arena': 'una arena con las entradas iluminadas',
    'basketball-arena': 'una arena con las entradas iluminadas',
    'concert-arena': 'una arena con las entradas iluminadas',
    'football-stadium': 'un estadio de fútbol americano',
    'soccer-stadium': 'un estadio de fútbol',
    ballpark: 'un estadio de béisbol con torres de luz',
    theater: 'un teatro con marquesina',
    'concert-hall': 'una sala de conciertos sobre una amplia escalinata',
    club: 'un club de música con un letrero de neón',
    'comedy-club': 'un club de comedia con un letrero de neón',
    amphitheater: 'un anfiteatro con filas curvas frente al escenario',
    'festival-grounds': 'un campo de festival con carpas',
  },
  events: {
    rock: 'una banda de rock en el escenario ante el público',
    pop: 'un espectáculo de pop con una pantalla brillante',
    country: 'un concierto de country con luces cálidas',
    'hip-hop': 'un espectáculo de hip-hop con DJ',
    electronic: 'un DJ frente a un muro de luz',
    jazz: 'un grupo de jazz a la luz de las velas',
    classical: 'una velada de música clásica en un escenario de madera',
    festivals: 'un festival de música al aire libre',
    hockey: 'un partido de hockey',
    basketball: 'un partido de básquetbol',
    football: 'un partido de fútbol americano',
    soccer: 'un partido de fútbol',
    baseball: 'un partido de béisbol',
    musicals: 'un musical con bailarines de trajes vistosos',
    plays: 'una obra de teatro con dos actores',
    ballet: 'un ballet bajo una luz suave',
    opera: 'una ópera con cantantes vestidos de época',
    comedy: 'un escenario de comedia bajo un reflector',
    family: 'un espectáculo familiar con artistas bajo los reflectores',
    talks: 'una conferencia en el escenario frente a una pantalla',
  },
  inVenue: {
    'hockey-arena': 'en una arena',
    'basketball-arena': 'en una arena',
    'concert-arena': 'en una arena',
    'football-stadium': 'en un estadio',
    'soccer-stadium': 'en un estadio',
    ballpark: 'en un estadio de béisbol',
    theater: 'en un teatro',
    'concert-hall': 'en una sala de conciertos',
    club: 'en un club',
    'comedy-club': 'en un club de comedia',
    amphitheater: 'en un anfiteatro',
    'festival-grounds': 'en un recinto de festivales',
  },
  views: {
    'hockey-arena': 'la pista de una arena de hockey',
    'basketball-arena': 'la cancha de una arena de básquetbol',
    'concert-arena': 'el escenario de una arena',
    'football-stadium': 'el campo de un estadio de fútbol americano',
    'soccer-stadium': 'la cancha de un estadio de fútbol',
    ballpark: 'el campo de un estadio de béisbol',
    theater: 'el escenario de un teatro',
    'concert-hall': 'el escenario de una sala de conciertos',
    club: 'el escenario de un club',
    'comedy-club': 'el escenario de un club de comedia',
    amphitheater: 'el escenario de un anfiteatro',
    'festival-grounds': 'el escenario de un festival',
  },
  seats: {
    near: 'desde un lugar cercano',
    middle: 'desde media distancia',
    far: 'desde el fondo y desde lo alto',
  },
};

export const EVENT_PICTURE_MESSAGES: Record<PictureLocale, EventPictureMessages> = {
  en: english,
  es: spanish,
};
