/** A word in both languages; the Spanish form follows its noun. */
export type BilingualText = readonly [en: string, es: string];

export interface Noun {
  en: string;
  es: string;
  gender: 'm' | 'f';
}

export const typeNouns: Record<string, Noun> = {
  house: { en: 'house', es: 'casa', gender: 'f' },
  cabin: { en: 'cabin', es: 'cabaña', gender: 'f' },
  'a-frame': { en: 'A-frame', es: 'cabaña alpina', gender: 'f' },
  cottage: { en: 'cottage', es: 'casita', gender: 'f' },
  bungalow: { en: 'bungalow', es: 'bungaló', gender: 'm' },
  villa: { en: 'villa', es: 'villa', gender: 'f' },
  townhouse: { en: 'townhouse', es: 'casa adosada', gender: 'f' },
  apartment: { en: 'apartment', es: 'apartamento', gender: 'm' },
  condo: { en: 'condo', es: 'apartamento', gender: 'm' },
  loft: { en: 'loft', es: 'loft', gender: 'm' },
  studio: { en: 'studio', es: 'estudio', gender: 'm' },
  guesthouse: { en: 'guesthouse', es: 'casita de huéspedes', gender: 'f' },
  'farm-stay': { en: 'farmhouse', es: 'casa de campo', gender: 'f' },
  ranch: { en: 'ranch house', es: 'casa de rancho', gender: 'f' },
  treehouse: { en: 'treehouse', es: 'casa del árbol', gender: 'f' },
  'tiny-house': { en: 'tiny house', es: 'minicasa', gender: 'f' },
  dome: { en: 'dome', es: 'domo', gender: 'm' },
  'beach-house': { en: 'beach house', es: 'casa de playa', gender: 'f' },
  chalet: { en: 'chalet', es: 'chalet', gender: 'm' },
  adobe: { en: 'adobe', es: 'casa de adobe', gender: 'f' },
  hotel: { en: 'hotel', es: 'hotel', gender: 'm' },
  resort: { en: 'resort', es: 'resort', gender: 'm' },
  motel: { en: 'motel', es: 'motel', gender: 'm' },
  inn: { en: 'inn', es: 'posada', gender: 'f' },
  'bed-and-breakfast': { en: 'bed and breakfast', es: 'casa con desayuno', gender: 'f' },
};

export const streets =
  `Alder Ash Bayard Beech Birch Bridge Broad Carver Cedar Center Chapel Cherry Chestnut Church Clay Clover Court
Cypress Dogwood Dover Drake Elm Fern Ferry Fir Foster Fountain Franklin Front Garden Gilman Grand Grant Green Grove Harbor Harrison
Hawthorn Hazel Hickory High Holly Howard Irving Jackson Jasper Jay Juniper Lake Larch Laurel Liberty Lincoln Linden Locust Madison
Magnolia Maple Market Marshall Meadow Mercer Mill Monroe Mulberry Myrtle Oak Olive Orange Orchard Park Peach Pearl Pine Plum Poplar
Prospect Quince River Rose Sage School Second Spring Spruce Summit Sumner Sycamore Tanner Tenth Third Union Vine Walnut Warren
Aspen Aster Avery Bell Bluff Briar Brook Buckeye Canal Cannon Catalpa Chester Clark Colfax Commerce Crescent Crown Decatur Depot
Dewey Division Dock East Eddy Emerson Essex Evergreen Factory Fairview Fillmore Forest Fulton Gale Granite Hamilton Hemlock Heron Hope
Howard Hudson Ivy Jefferson Kent Lafayette Lantern Leland Lily Logan Lowell Main Marion Mason Mechanic Milk Mint Morris Mountain North
Nutmeg Orange Orchid Owl Palm Paxton Perry Pilot Portland Quarry Raven Ridge Rowan Salem Schooner Shaker Signal South Sparrow Stone
Sumac Sunset Swan Thistle Tulip Tupelo Valley Violet Wabash Webster West Whistler Windsor Wood Yarrow
Washington Water Wharf Willow Wilson Winter Wren`.split(/\s+/);

export const surnames =
  `Abbott Alvarez Anders Baird Barlow Becker Bellamy Bishop Boone Bowen Brandt Briggs Calder Callahan Carver Castillo
Chandler Cho Coleman Conrad Cortez Dalton Delgado Dixon Donovan Duarte Eastman Ellery Engel Ferrer Finch Fischer Fowler Garrity Gibbs
Grady Hale Hansen Hart Hayes Holloway Ibarra Ingram Jansen Keating Keller Kimura Lam Larkin Lindqvist Lowell Lucero Mabry Marlow Mercer
Montoya Moreau Nakamura Nguyen Novak Ochoa Okafor Olsen Ortega Park Patel Pruitt Quinn Ramos Reyes Rhodes Rosen Russo Salazar Sawyer
Shaw Sorensen Soto Stroud Tanaka Thorne Tillman Vance Vega Walsh Weller Whitaker Wilder Adair Alcott Amaya Archer Ashby Avila Bakke Barnes Bauer Bergman Blackwell Blanchard Bloom Bryant Burke Cabrera Carlisle Cole Crane
Crosby Davila Dempsey Drummond Dubois Dunn Ellis Escobar Everett Farrow Fitch Flores Frost Gallegos Garland Goodwin Graves Greer Hadley
Hale Harlan Hobbs Holt Hooper Hurst Jarvis Kane Kerr Kirby Landry Lang Leland Lund Maddox Marsh McCall Medina Meyer Monk Moss Munro
Nash Neal Nolan Pace Paxton Peck Pena Pike Platt Pope Prescott Quintana Radley Redmond Rivas Rowe Sandoval Schultz Sharp Shepherd
Sloan Stark Stone Sutton Talbot Teller Tierney Trujillo Underhill Vaughn Voss Wade Ward Webb Whitlock Winslow Wolfe Wyatt
Yates Young Zeller`.split(/\s+/);

export const firstNames =
  `Aaron Abby Adele Alma Amara Andre Angela Anita Arturo Ben Bianca Brenda Brett Caleb Carla Carmen Carol Chen
Claire Colin Cora Dana Daniel Darnell Deb Diego Dolores Doug Eduardo Elena Eli Emma Esther Evan Faith Felix Frances Gail Gloria Grace
Grant Greta Hannah Hector Helen Hiro Ines Irene Isaac Ivy Jack Jamal James Janet Jesse Joan Jonah Josie Julia Kai Karen Keisha Ken Kim
Lena Leo Lila Linda Lorenzo Lucy Luis Lydia Malik Manuel Mara Marcus Maria Mark Martha Matt Maya Mei Miguel Mike Miriam Nadia Nate Nell
Nina Nora Oscar Owen Pam Paula Pete Priya Rachel Ray Rebecca Renee Rita Rob Rosa Ruben Ruth Sam Sandra Sara Scott Sofia Stan Steve Sue
Tara Teresa Theo Tina Tom Tony Vera Victor Wade Walt Wendy Will Yolanda Yuki Zoe`.split(/\s+/);

export const hispanicFirstNames =
  `Adriana Alejandro Andrea Antonio Beatriz Camila Carlos Carolina Cecilia Daniela David Diego Elena Emilio
Esteban Fernanda Fernando Gabriela Gerardo Guadalupe Gustavo Hugo Ignacio Irma Isabel Iván Javier Jimena Jorge José Josefina Juan Julieta
Karla Laura Leonardo Lucía Luis Manuel Marcela María Mariana Mario Marta Mónica Natalia Norma Óscar Pablo Patricia Pilar Rafael Raúl
Ricardo Roberto Rocío Rosario Santiago Sergio Silvia Sofía Tomás Valentina Verónica Ximena Yolanda`.split(
    /\s+/,
  );

export const hispanicHometowns =
  `Ciudad de México|Monterrey, México|Guadalajara, México|Tijuana, México|Puebla, México|Hermosillo, México|San Juan, PR|Ponce, PR|
Bogotá, Colombia|Medellín, Colombia|Lima, Perú|Santiago, Chile|Buenos Aires, Argentina|Madrid, España|Sevilla, España|San José, Costa Rica|
Guatemala|San Salvador|Miami, FL|Los Angeles, CA|San Antonio, TX|El Paso, TX|Houston, TX|Chicago, IL|Phoenix, AZ|Albuquerque, NM|Denver, CO|
Orlando, FL|New York, NY|Las Vegas, NV|Fresno, CA`
    .split('|')
    .map((place) => place.trim());
