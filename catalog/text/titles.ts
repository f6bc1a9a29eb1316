/** Titles as `tags :: English ~ Spanish`. The same choice is picked in both languages, so their order and number must match. */
export const homeTitles = `
near-river riverside :: {wood} {type} on {river} ~ {type} {wood} a orillas de {river}
near-river riverside :: {quality} {type} by {river} ~ {type} {quality} junto a {river}
near-river !riverside :: {wood} {type} near {river} ~ {type} {wood} cerca de {river}
near-river !riverside :: {type} a walk from {river} ~ {type} a un paseo de {river}
near-lake lakeside :: {wood} {type} on {lake} ~ {type} {wood} junto a {lake}
near-lake lakeside :: {color} {type} above {lake} ~ {type} {color} sobre {lake}
near-lake lake-view :: {type} that looks over {lake} ~ {type} con vista a {lake}
near-lake kayaks :: {type} with kayaks, {lake} ~ {type} con kayaks, {lake}
near-lake !lakeside :: {quality} {type} near {lake} ~ {type} {quality} cerca de {lake}
near-beach shore :: {wall} {type} above {beach} ~ {type} {wall} sobre {beach}
near-beach shore :: {color} {type} at {beach} ~ {type} {color} en {beach}
near-beach sea-view :: {quality} {type} that looks at {beach} ~ {type} {quality} que mira a {beach}
near-beach beach-access :: {type} with a sand path to {beach} ~ {type} con sendero de arena a {beach}
near-beach !shore :: {color} {type} back from {beach} ~ {type} {color} a un rato de {beach}
near-mountain :: {wood} {type} below {mountain} ~ {type} {wood} al pie de {mountain}
near-mountain mountain-view :: {type} facing {mountain} ~ {type} frente a {mountain}
near-mountain mountain-view :: {quality} {type} with {mountain} in the window ~ {type} {quality} con {mountain} en la ventana
near-mountain ski is-chalet/is-cabin/is-a-frame/is-condo/is-house/is-townhouse :: {surname} ski {type}, {mountain} ~ {type} de esquí {surname}, {mountain}
near-sight :: {quality} {type} near {sight} ~ {type} {quality} cerca de {sight}
near-sight !remote :: {color} {type} by {sight} ~ {type} {color} junto a {sight}
near-sight :: {surname} {type}, close to {sight} ~ {type} {surname}, a un paso de {sight}
named-hood :: {hood} {type} on {street} Street ~ {type} en {hood}, calle {street}
named-hood :: {quality} {hood} {type} ~ {type} {quality} en {hood}
named-hood :: {color} {type} in {hood} ~ {type} {color} en {hood}
named-hood garden :: {hood} {type} with a [fig|lemon|plum] tree ~ {type} en {hood} con [higuera|limonero|ciruelo]
named-hood balcony :: {hood} {type} with two chairs outside ~ {type} en {hood} con dos sillas al aire
named-hood is-loft/is-apartment/is-studio :: {type} over a [bakery|print shop|tailor|record store|hardware store] in {hood} ~ {type} sobre [una panadería|una imprenta|una sastrería|una tienda de discos|una ferretería] en {hood}
walkable !named-hood :: {street} Street {type}, downtown ~ {type} de la calle {street}, en el centro
#street :: {street} Street {type} ~ {type} de la calle {street}
#street :: The {color} {type} on {street} ~ La de {street}: {type} {color}
#street standalone !dense :: {wall} {type}, {street} Lane ~ {type} {wall}, {street} Lane
#bird standalone !dense :: The {bird} house ~ La casa {bird}
#bird small :: {bird} {type} at {street} Hill ~ {type} {bird} en {street} Hill
#bird is-cabin/is-cottage/is-treehouse/is-tiny-house/is-dome :: {bird} {type} ~ {type} {bird}
#name :: {surname}'s {type} ~ {type} de los {surname}
#name small :: The old {surname} place ~ La antigua casa {surname}
#name is-farm-stay/is-ranch :: {surname} [Farm|Meadow|Acres], the {quality} {type} ~ [Granja|Prado|Finca] {surname}, {type} {quality}
garden :: {color} {type} behind a [rose|hydrangea|lilac|jasmine] hedge ~ {type} {color} tras un seto de [rosas|hortensias|lilas|jazmín]
garden is-guesthouse/is-tiny-house/is-cottage/is-studio :: {type} at the end of {surname}'s garden ~ {type} al fondo del jardín de los {surname}
fire-pit !dense :: {wood} {type} and a fire ring, {street} Road ~ {type} {wood} y fogata, {street} Road
fire-pit forest :: {type} in the [pines|firs|oaks], {street} Road ~ {type} entre [pinos|abetos|robles], {street} Road
hot-tub mountain :: {quality} {type} with a tub under the stars, {street} Road ~ {type} {quality} con jacuzzi bajo las estrellas, {street} Road
hot-tub :: {street} {type} with hot tub ~ {type} {street} con jacuzzi
pool :: {color} {type} with a pool on {street} ~ {type} {color} con piscina en {street}
pool desert :: Low {type} and a long pool, {street} Drive ~ {type} con piscina alargada, {street} Drive
piano :: {type} with a piano, {street} Street ~ {type} con piano, calle {street}
fireplace :: {quality} {type} with a hearth, {street} Street ~ {type} {quality} con chimenea, calle {street}
wood-stove :: {wood} {type} with a stove, {street} Road ~ {type} {wood} con estufa de leña, {street} Road
forest is-cabin/is-a-frame/is-house :: {quality} {type} in the [pines|ferns|aspens], {surname} Hollow ~ {type} {quality} entre [pinos|helechos|álamos], {surname} Hollow
is-loft small :: Loft over the [hay|apple|boat] barn, {street} Road ~ Loft sobre el granero de [heno|manzanas|botes], {street} Road
is-guesthouse :: {quality} guesthouse behind the {surnames} ~ Casita {quality} detrás de los {surname}
is-guesthouse :: The {surnames}' carriage house, {street} Street ~ La cochera de los {surname}, calle {street}
is-farm-stay :: {color} farmhouse on {street} Road ~ Casa de campo {color} en {street} Road
is-farm-stay :: Upstairs at {surname} [Orchard|Dairy|Farm] ~ El piso alto de [la huerta|la lechería|la granja] {surname}
is-ranch :: {surname} ranch house, {street} Creek ~ Casa de rancho {surname}, {street} Creek
is-dome :: Stargazer dome on {street} Ridge ~ Domo para ver estrellas en {street} Ridge
is-dome :: {color} dome, {surname} Flat ~ Domo {color}, {surname} Flat
is-treehouse :: Treehouse in the {surname} [oak|maple|cedar] ~ Casa en el [roble|arce|cedro] de los {surname}
is-treehouse :: {bird} treehouse, {street} Hollow ~ Casa del árbol {bird}, {street} Hollow
is-tiny-house :: {color} tiny house on {surname}'s [meadow|orchard|back lot] ~ Minicasa {color} en [el prado|el huerto|el terreno] de los {surname}
is-townhouse river :: Mill-side townhouse, {street} Street ~ Casa adosada junto al molino, calle {street}
is-townhouse :: {wall} townhouse on {street} ~ Casa adosada {wall} en {street}
is-adobe :: Adobe with [blue|green|red] doors on Camino {surname} ~ Adobe de puertas [azules|verdes|rojas] en Camino {surname}
is-adobe :: {quality} casita off {street} Road ~ Casita {quality} por {street} Road
is-villa wine :: Villa in the {surname} vines ~ Villa entre las viñas {surname}
is-villa :: Villa {surname}, {quality} and walled ~ Villa {surname}, {quality} y con muros
is-chalet :: {surname} ski chalet ~ Chalet de esquí {surname}
is-chalet :: {wood} chalet on {street} Run ~ Chalet {wood} en {street} Run
is-a-frame :: {wood} A-frame, {street} Road ~ A-frame {wood}, {street} Road
is-a-frame :: {color} A-frame at {surname} Pass ~ A-frame {color} en {surname} Pass
is-beach-house :: {color} house on stilts, {street} Avenue ~ Casa {color} sobre pilotes, avenida {street}
is-beach-house :: {surname} beach house, [second|third|front] row ~ Casa de playa {surname}, [segunda|tercera|primera] línea
is-condo beach :: {quality} condo at {surname} [Towers|Sands|Cove] ~ Apartamento {quality} en {surname} [Towers|Sands|Cove]
is-condo ski :: {quality} condo at {surname} [Lodge|Creek|Run] ~ Apartamento {quality} en {surname} [Lodge|Creek|Run]
is-studio :: {color} studio on {street} ~ Estudio {color} en {street}
is-studio :: One good room on {street} Street ~ Un buen cuarto en la calle {street}
is-apartment :: {quality} flat above {street} Street ~ Piso {quality} sobre la calle {street}
is-apartment :: Second-floor walk-up on {street} ~ Segundo piso en {street}
city-view :: {street} Street {type} with a skyline ~ {type} de la calle {street} con vista a la ciudad
bikes beach :: {color} {type} with bikes, {street} Avenue ~ {type} {color} con bicicletas, avenida {street}
big :: Long-table {type} on {street} ~ {type} de mesa larga en {street}
big :: The {surname} {type}, room for everyone ~ {type} {surname}, lugar para todos
`;

export const hotelTitles = `
is-hotel :: The {street} Street Hotel ~ The {street} Street Hotel
is-hotel :: Hotel {street} ~ Hotel {street}
is-hotel :: Hotel {surname} ~ Hotel {surname}
is-hotel :: The {surname} ~ The {surname}
is-hotel :: The [Oxbow|Ferryman|Lantern|Compass|Almanac|Signal|Meridian|Foundry|Arcade|Clement] Hotel, {street} Street ~ Hotel [Oxbow|Ferryman|Lantern|Compass|Almanac|Signal|Meridian|Foundry|Arcade|Clement], calle {street}
is-hotel named-hood :: Hotel {surname} {hood} ~ Hotel {surname} {hood}
is-hotel :: {surname} House on {street} ~ {surname} House en {street}
is-resort :: {surname} [Springs|Point|Sands|Cove|Bluffs] Resort ~ Resort {surname} [Springs|Point|Sands|Cove|Bluffs]
is-resort :: The Lodge at {street} [Creek|Hill|Bend] ~ The Lodge at {street} [Creek|Hill|Bend]
is-resort :: {street} [Canyon|Ridge|Shores] Resort ~ Resort {street} [Canyon|Ridge|Shores]
is-resort near-mountain :: The {surname} at {mountain} ~ The {surname}, {mountain}
is-resort near-beach :: The {surname} at {beach} ~ The {surname}, {beach}
is-motel :: The {street} Motor Lodge ~ {street} Motor Lodge
is-motel :: {surname}'s Motel ~ Motel {surname}
is-motel :: The [Starlite|Thunderbird|Palomino|Wagon Wheel|Blue Heron|Sundown|Evergreen|Pinecone|Sand Dollar|Silver Spur] on {street} ~ [Starlite|Thunderbird|Palomino|Wagon Wheel|Blue Heron|Sundown|Evergreen|Pinecone|Sand Dollar|Silver Spur] en {street}
is-motel :: {street} Court ~ {street} Court
is-inn :: The {bird} Inn at {street} ~ Posada {bird} en {street}
is-inn :: {street} Street Inn ~ Posada de la calle {street}
is-inn :: The {surname} Inn ~ Posada {surname}
is-inn near-river :: Inn at {river} ~ Posada junto a {river}
is-inn :: The [Stage Stop|Captain's|Weaver's|Miller's|Tollgate|Orchard|Sexton's] Inn, {street} Road ~ Posada [de la diligencia|del capitán|del tejedor|del molinero|del peaje|del huerto|del sacristán], {street} Road
is-bed-and-breakfast :: {surname} House Bed and Breakfast ~ Casa {surname}, cama y desayuno
is-bed-and-breakfast :: The {color} House on {street} ~ Casa {surname} de la calle {street}
is-bed-and-breakfast :: Breakfast at {surname}'s ~ Desayuno en casa de los {surname}
is-bed-and-breakfast :: The {bird} House ~ Casa {bird}
is-bed-and-breakfast :: {street} Street Bed and Breakfast ~ Cama y desayuno de la calle {street}
`;
