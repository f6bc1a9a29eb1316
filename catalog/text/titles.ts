/**
 * Titles as `tags :: English ~ Spanish`. The same choice is picked in both languages, so their order and number must match.
 * A color, a material, a type or a setting is only named where the stay's look has it: `paint`, `walls` and `at-…` are tags of the look.
 */
export const homeTitles = `
near-river at-lake/at-forest/at-alpine/at-hills/at-south riverside :: {quality} {type} on {river} ~ {type} {quality} a orillas de {river}
near-river riverside :: {quality} {type} by {river} ~ {type} {quality} junto a {river}
near-river !riverside :: {quality} {type} near {river} ~ {type} {quality} cerca de {river}
near-river fire-pit :: {type} near {river} with a fire pit ~ {type} cerca de {river} con fogata
near-lake at-lake :: Lakefront {type} on {lake} ~ {type} a orillas de {lake}
near-lake at-lake paint :: {color} {type} on {lake} ~ {type} {color} a orillas de {lake}
near-lake at-lake lake-view :: {quality} {type} with views of {lake} ~ {type} {quality} con vista a {lake}
near-lake at-lake kayaks :: {type} on {lake} with kayaks ~ {type} en {lake} con kayaks
near-lake !at-lake :: {quality} {type} near {lake} ~ {type} {quality} cerca de {lake}
near-lake hot-tub :: {type} with a hot tub near {lake} ~ {type} con jacuzzi cerca de {lake}
near-beach at-ocean beach-access !is-beach-house :: {quality} {type}, steps from {beach} ~ {type} {quality} a pasos de {beach}
near-beach at-ocean paint :: {color} {type} near {beach} ~ {type} {color} cerca de {beach}
near-beach at-ocean sea-view :: {type} with an ocean view, {beach} ~ {type} con vista al mar en {beach}
near-beach bikes :: {type} near {beach}, bikes included ~ {type} cerca de {beach} con bicicletas
near-beach :: {quality} {type} near {beach} ~ {type} {quality} cerca de {beach}
near-mountain mountain-view at-alpine/at-ski/at-forest/at-desert :: {type} with views of {mountain} ~ {type} con vista a {mountain}
near-mountain walls :: {walls} {type} near {mountain} ~ {type} {walls} cerca de {mountain}
near-mountain at-ski is-chalet/is-cabin/is-a-frame/is-condo/is-house/is-townhouse :: {quality} ski {type} near {mountain} ~ {type} de esquí {quality} cerca de {mountain}
near-mountain hot-tub :: {type} near {mountain} with a hot tub ~ {type} con jacuzzi cerca de {mountain}
near-mountain :: {quality} {type} near {mountain} ~ {type} {quality} cerca de {mountain}
near-sight :: {quality} {type} near {sight} ~ {type} {quality} cerca de {sight}
near-sight paint :: {color} {type} close to {sight} ~ {type} {color} cerca de {sight}
near-sight !remote :: {brtype} near {sight} ~ {brtype} cerca de {sight}
near-sight patio :: {type} with a patio near {sight} ~ {type} con patio cerca de {sight}
named-hood :: {quality} {hood} {type} ~ {type} {quality} en {hood}
named-hood paint :: {color} {type} in {hood} ~ {type} {color} en {hood}
named-hood walls :: {walls} {type} in {hood} ~ {type} {walls} en {hood}
named-hood :: {brtype} in {hood} ~ {brtype} en {hood}
named-hood garden :: {hood} {type} with a garden ~ {type} con jardín en {hood}
named-hood patio :: {type} with a private patio in {hood} ~ {type} con patio privado en {hood}
named-hood balcony :: {quality} {type} with a balcony, {hood} ~ {type} {quality} con balcón en {hood}
named-hood free-parking :: {hood} {type} with free parking ~ {type} en {hood} con estacionamiento gratis
named-hood workspace :: {quality} {type} with a workspace in {hood} ~ {type} {quality} con escritorio en {hood}
named-hood pets-welcome :: Dog-friendly {type} in {hood} ~ {type} en {hood}, se admiten mascotas
named-hood modern-look :: Modern {type} in {hood} ~ {type} modern{o/a} en {hood}
walkable !named-hood at-town/at-city :: {quality} {type} downtown on {street} ~ {type} {quality} en el centro, calle {street}
walkable !named-hood at-town/at-city :: {brtype} in downtown {city} ~ {brtype} en el centro de {city}
walkable :: Walk to everything: {quality} {type} on {street} ~ Todo a pie: {type} {quality} en la calle {street}
#street !remote :: {quality} {type} on {street} Street ~ {type} {quality} en la calle {street}
#street paint !remote :: {color} {type} on {street} Street ~ {type} {color} en la calle {street}
#street walls !remote :: {walls} {type} on {street} Street ~ {type} {walls} en la calle {street}
#street remote paint :: {color} {type} on {street} Road ~ {type} {color} en {street} Road
#street remote :: {quality} {type} off {street} Road ~ {type} {quality} por {street} Road
#street remote walls :: {walls} {type} on {street} Road ~ {type} {walls} en {street} Road
#name standalone !dense :: The {surname} place: {quality} {brtype} ~ Donde los {surname}: {brquality}
#name is-cabin/is-cottage/is-bungalow/is-guesthouse :: {surname} {type} with {feature} ~ {type} {surname} con {feature}
#name :: {quality} {type} hosted by the {surnames} ~ {type} {quality} de los {surname}
#name is-farm-stay/is-ranch at-prairie/at-hills/at-south :: {quality} {type} at {surname} [Farm|Meadow|Acres] ~ {type} {quality} en [Granja|Prado|Finca] {surname}
#feature :: {quality} {brtype} with {feature} ~ {brquality} con {feature}
#feature paint :: {color} {type} with {feature} in {city} ~ {type} {color} con {feature} en {city}
#feature :: {type} in {city} with {feature} ~ {type} en {city} con {feature}
#feature walls :: {walls} {type} with {feature} on {street} ~ {type} {walls} con {feature} en {street}
garden paint :: {color} {type} with a garden on {street} ~ {type} {color} con jardín en {street}
garden is-guesthouse/is-tiny-house/is-studio :: Garden {type} off {street} Street ~ {type} con jardín por la calle {street}
fire-pit at-forest :: {quality} {type} in the woods, {street} Road ~ {type} {quality} en el bosque, {street} Road
at-forest walls is-cabin/is-a-frame/is-treehouse/is-tiny-house/is-house :: {walls} {type} in the woods near {city} ~ {type} {walls} en el bosque cerca de {city}
at-forest :: {type} in the woods off {street} Road ~ {type} en el bosque por {street} Road
hot-tub at-alpine/at-ski :: Mountain {type} with a hot tub, {street} Road ~ {type} de montaña con jacuzzi, {street} Road
hot-tub :: {quality} {type} with a hot tub on {street} ~ {type} {quality} con jacuzzi en {street}
at-alpine :: {quality} mountain {type} off {street} Road ~ {type} de montaña {quality} por {street} Road
at-desert :: {quality} desert {type} on {street} ~ {type} {quality} en el desierto, {street}
at-desert pool :: Desert {type} with a pool on {street} ~ {type} con alberca en el desierto, {street}
pool paint :: {color} {type} with a pool on {street} ~ {type} {color} con alberca en {street}
pool :: {quality} {type} with a pool on {street} ~ {type} {quality} con alberca en {street}
fireplace :: {quality} {type} with a fireplace on {street} ~ {type} {quality} con chimenea en {street}
wood-stove :: {type} with a wood stove off {street} Road ~ {type} con estufa de leña por {street} Road
piano :: {quality} {type} with a piano on {street} ~ {type} {quality} con piano en {street}
is-loft walls :: {walls} loft on {street} ~ Loft {walls} en {street}
is-loft :: {quality} loft off {street} Street ~ Loft {quality} por la calle {street}
is-guesthouse :: Private guesthouse off {street} Street ~ Casita de huéspedes independiente por la calle {street}
is-farm-stay at-prairie/at-hills/at-south :: Farm stay on {street} Road with {feature} ~ Casa de campo en {street} Road con {feature}
is-dome :: Stargazing dome on {street} Ridge ~ Domo para ver las estrellas en {street} Ridge
is-treehouse :: {quality} treehouse off {street} Road ~ Casa del árbol {quality} por {street} Road
is-tiny-house :: {quality} tiny house off {street} Road ~ Minicasa {quality} por {street} Road
is-townhouse paint :: {color} townhouse on {street} ~ Casa adosada {color} en {street}
is-townhouse walls :: {walls} townhouse on {street} ~ Casa adosada {walls} en {street}
is-adobe :: {quality} adobe home off {street} Road ~ Casa de adobe {quality} por {street} Road
is-villa :: Villa {surname}: {quality} and private ~ Villa {surname}: {quality} y con privacidad
is-chalet at-ski :: {surname} ski chalet off {street} Run ~ Chalet de esquí {surname} por {street} Run
is-a-frame :: {quality} A-frame off {street} Road ~ Cabaña alpina {quality} por {street} Road
is-beach-house paint :: {color} beach house on {street} Avenue ~ Casa de playa {color} en la avenida {street}
is-beach-house :: {surname} beach house with {feature} ~ Casa de playa {surname} con {feature}
is-condo at-ocean :: {quality} condo at {surname} [Towers|Sands|Cove] ~ Apartamento {quality} en {surname} [Towers|Sands|Cove]
is-condo at-ski :: {quality} condo at {surname} [Lodge|Creek|Run] ~ Apartamento {quality} en {surname} [Lodge|Creek|Run]
is-studio :: {quality} studio on {street} with {feature} ~ Estudio {quality} en {street} con {feature}
is-apartment :: {quality} apartment off {street} Street ~ Apartamento {quality} por la calle {street}
city-view at-city :: {quality} {type} with a city view on {street} ~ {type} {quality} con vista a la ciudad en {street}
big :: Room for everyone: {brtype} on {street} ~ Espacio para todos: {brtype} en {street}
big :: {quality} family {type} on {street} ~ {type} familiar {quality} en {street}
couple :: {quality} getaway for two: {type} on {street} ~ Escapada para dos: {type} {quality} en {street}
`;

export const hotelTitles = `
is-hotel :: The {street} Street Hotel ~ The {street} Street Hotel
is-hotel :: Hotel {street} ~ Hotel {street}
is-hotel :: Hotel {surname} ~ Hotel {surname}
is-hotel :: The {surname} ~ The {surname}
is-hotel :: The [Oxbow|Ferryman|Lantern|Compass|Almanac|Signal|Meridian|Foundry|Arcade|Clement] Hotel, {street} Street ~ Hotel [Oxbow|Ferryman|Lantern|Compass|Almanac|Signal|Meridian|Foundry|Arcade|Clement], calle {street}
is-hotel named-hood :: Hotel {surname} {hood} ~ Hotel {surname} {hood}
is-hotel :: {surname} House on {street} ~ {surname} House en {street}
is-resort at-ocean :: {surname} [Point|Sands|Cove|Bluffs] Resort ~ Resort {surname} [Point|Sands|Cove|Bluffs]
is-resort at-desert :: {surname} [Springs|Canyon|Mesa] Resort ~ Resort {surname} [Springs|Canyon|Mesa]
is-resort :: The Resort at {street} [Creek|Hill|Bend] ~ Resort {street} [Creek|Hill|Bend]
is-resort :: {surname} Ridge Resort & Spa ~ Resort {surname} Ridge
is-resort near-mountain :: The {surname} at {mountain} ~ The {surname}, {mountain}
is-resort near-beach at-ocean :: The {surname} at {beach} ~ The {surname}, {beach}
is-motel :: The {street} Motor Lodge ~ {street} Motor Lodge
is-motel :: {surname}'s Motel ~ Motel {surname}
is-motel :: The [Starlite|Thunderbird|Palomino|Wagon Wheel|Sundown|Silver Spur|Traveler|Skyline] Motel on {street} ~ Motel [Starlite|Thunderbird|Palomino|Wagon Wheel|Sundown|Silver Spur|Traveler|Skyline] en {street}
is-motel at-ocean :: The [Sand Dollar|Blue Heron|Driftwood|Sea Breeze] Motel on {street} ~ Motel [Sand Dollar|Blue Heron|Driftwood|Sea Breeze] en {street}
is-motel :: {street} Court Motel ~ Motel {street} Court
is-inn :: The [Osprey|Bluebird|Robin's Nest|Kingfisher|Blue Heron|Wren] Inn at {street} ~ Posada [Osprey|Bluebird|Robin's Nest|Kingfisher|Blue Heron|Wren], {street}
is-inn :: {street} Street Inn ~ Posada de la calle {street}
is-inn :: The {surname} Inn ~ Posada {surname}
is-inn near-river :: The Inn at {street} near {river} ~ Posada {street}, cerca de {river}
is-inn :: The [Stage Stop|Captain's|Weaver's|Miller's|Tollgate|Orchard|Sexton's] Inn, {street} Road ~ Posada [de la diligencia|del capitán|del tejedor|del molinero|del peaje|del huerto|del sacristán], {street} Road
is-bed-and-breakfast :: {surname} House Bed & Breakfast ~ Casa {surname}, cama y desayuno
is-bed-and-breakfast paint :: The {color} house on {street}: bed & breakfast ~ La casa de la calle {street}: cama y desayuno
is-bed-and-breakfast :: Breakfast at {surname}'s ~ Desayuno en casa de los {surname}
is-bed-and-breakfast :: {quality} bed & breakfast near {street} Street ~ Casa con desayuno cerca de la calle {street}
is-bed-and-breakfast :: {street} Street Bed & Breakfast ~ Cama y desayuno de la calle {street}
`;
