import type { DescriptionLines } from '../description-lines.ts';

export const homeDescriptions: DescriptionLines = {
  opening: `
br-0 v-i flat :: [Un solo cuarto, bien hecho|Un cuarto grande y luminoso]: cama de verdad, mesa para dos y [una puerta que deja fuera a {city}|nada que sobre].
br-0 :: {atype} para [dos que se llevan bien|quien viaja solo y duerme temprano|una estancia corta y un buen descanso], [cinco pasos de punta a punta|chic{o/a} y sin engaños].
br-1 v-we :: [Levantamos|Rehicimos|Arreglamos] {thetype} [con nuestras manos, casi siempre en domingo|en dos inviernos|con ayuda de los suegros] y [todavía discutimos el color de la puerta|guardamos lo que valía la pena].
br-1 v-i :: [Compré|Heredé|Encontré] {thetype} [en ruinas|de una tía que lo pintaba todo|con medio techo caído] y [no he parado de arreglarl{o/a}|quedó como quería].
br-1 :: Un dormitorio, [una sala de luz baja|un cuarto largo y su baño|un sofá hondo y una mesa de verdad]: [alcanza y sobra para dos|dos personas no se estorban].
br-2 v-we :: Dos dormitorios [en las dos puntas|uno a cada lado del pasillo]: [por eso vuelven los amigos|dos parejas caben y siguen hablándose|a los abuelos les gusta].
br-2 :: {atype} de dos dormitorios [y una sala buena en medio|, los dos con puerta de verdad|, uno bajo el techo y otro que mira al amanecer].
br-3 v-we family :: Aquí criamos a [dos hijos|tres varones|las gemelas y un perro]: [nada es tan fino que no se pueda usar|los rayones tienen nombre].
br-3 :: Tres dormitorios, [una mesa larga|un pasillo lleno de ganchos|una sala donde caben todos]: [pensad{o/a} para familia|para viajar en grupo sin pleitos].
big v-we :: [Para toda la tribu|La compramos por los primos|Nació para las reuniones]: {bedrooms} dormitorios, [camas para {guests}|mesa para {guests}] y rincones para estar a solas.
big v-plain :: {thetype} recibe a {guests} personas en {bedrooms} dormitorios, [en dos pisos|dos de ellos apartados] [y con una segunda sala para el que se acuesta tarde|].
big v-company :: {bedrooms} dormitorios para {guests} personas, [siempre con el mismo equipo de limpieza|lo revisamos antes de cada llegada|y alguien de aquí contesta si algo falla].
v-terse !br-0 !br-1 :: {bedrooms} dormitorios, {guests} huéspedes, [buenas camas|cortinas gruesas|cero estorbos].
v-terse br-1 :: Un dormitorio. [Buen colchón y buena ducha|Oscuro de noche, claro a las ocho].
v-terse :: [Sencill{o/a}|Sin vueltas], [bien cuidad{o/a}|limpi{o/a} de verdad|recién pintad{o/a}].
v-plain :: {thetype} [se usa todo el año|es casa de alguien en invierno], así que [los cuchillos cortan y las lámparas están donde uno las busca|hay platos de verdad|lo primero que se ve es la tetera].
v-warm :: [Pase, deje las maletas|Quítese los zapatos, el piso es de madera tibia|Todos se sientan primero junto a la ventana]: [la luz es mejor a las cinco|hay té en la mesa].
v-warm couple :: [Se viene a dormir|Las parejas llegan por un fin de semana y por fin conversan]: es de esos lugares.
v-company :: [Es uno de los pocos alojamientos que cuidamos en {city}|Lo administramos para su dueña, que viene dos veces al año|El dueño vive lejos y lo cuidamos como propio].
v-i is-guesthouse :: Yo vivo en la casa de adelante y [la de atrás es toda suya|saludo y no molesto|solo compartimos el portón].
v-we is-guesthouse :: La casita está detrás de la nuestra, [con su propia entrada|pasando las hortalizas].
is-loft small :: [Aquí se guardaba el heno hasta 1974|Las vigas aún tienen las cuentas del granjero], [se sube por fuera|y la puerta era para las pacas].
is-loft city :: [Una antigua imprenta|Una fábrica de cajas|Un viejo taller de costura], hoy [ventanales y un muro largo de ladrillo|un loft que conserva las puertas de carga].
is-cabin :: [Cuatro paredes de troncos|Una cabaña, en el buen sentido|Campamento de caza de 1958, ya con aislamiento], [con un porche donde se espera la lluvia|y antes que un coche se oyen los árboles].
is-a-frame :: [Puro techo y ventana|Alta, angosta y de madera|La clásica A, con todo y escalera], [la cama va bajo el pico|y la luz entra por todo el frente].
is-dome :: [Un domo geodésico sobre su tarima|Lona y madera, redondo y callado], [con un techo claro sobre la cama: se cuentan estrellas acostado|la lluvia es parte del programa].
is-treehouse :: [Diecinueve escalones alrededor de un tronco vivo|Una plataforma, cuatro ventanas y un pasamanos de cuerda]: [se mece un poco y a casi todos les gusta|huele a resina todo el verano].
is-tiny-house :: [Todo se dobla, se desliza o se esconde|Veinte metros cuadrados sobre ruedas|Pequeña a propósito], y [la cama de arriba es mejor de lo que promete la escalera|hasta tiene una ducha de verdad].
is-farm-stay :: [Una granja que trabaja|Criamos ovejas y demasiadas gallinas|Vacas de un lado y heno del otro], así que [cuente con el gallo|puede que le pidan cerrar una puerta|los huevos son de esta mañana].
is-ranch :: [La antigua casa del capataz|Una casa de rancho baja, de porche largo|El camino es una milla de grava], [y las vacas todavía pasan frente a la cocina|y el cielo hace lo demás].
is-adobe :: Muros [de medio metro|de adobe de verdad|que levantó mi abuelo], [frescos a mediodía y tibios a medianoche|redondos en cada esquina].
is-villa :: [Tras un muro liso y una puerta pesada|En torno a un patio]: {bedrooms} dormitorios[ que dan a la misma sombra| y un comedor abierto por tres lados].
is-beach-house :: [Sobre pilotes|Hay arena en el pasillo a mediodía y a nadie le importa], {bedrooms} dormitorios [y una ducha afuera que nunca sale fría|y una terraza para la tarde].
is-chalet :: [Las botas se quedan en la entrada|Techo empinado y sofás hondos]: {bedrooms} dormitorios [y un secador de ropa que funciona|y una mesa grande para el guiso].
is-townhouse :: Tres pisos, [un dormitorio en cada descanso|la cocina en medio, como debe ser], [la calle al frente y silencio atrás|de 1911, con cables de este siglo].
is-condo :: [Un apartamento ordenado|Nuestro apartamento], [del lado tranquilo del edificio|en el segundo piso|al fondo del pasillo], [renovado en madera clara|con ventanas nuevas|con un sofá para la siesta].
is-apartment !small :: [Techos altos y ventanas grandes|Pisos viejos y cocina nueva], [en una calle con árboles|encima de una florería|donde los vecinos saludan].
is-bungalow :: Un bungaló de [1926|1931|los años cuarenta] con [sus alacenas y su columpio en el porche|el roble original y un baño más nuevo].
is-cottage :: [Puertas bajas y alféizares hondos|Una casita de pisos chuecos y buena calefacción], [más vieja que la calle|con rosas que nadie sembró].
is-house :: [Una casa común, en el mejor sentido|Una casa con un escalón donde da gusto sentarse], [con {bedrooms} dormitorios y terreno|un poco apartada de la calle].
`,
  inside: `
kitchen !br-0 v-we :: La cocina es [la nuestra, así que las ollas son buenas|donde pasamos las noches]: [aceite, sal, especias y cuchillos que cortan|nada que comprar el primer día].
kitchen v-i :: Yo cocino, por eso hay [una sartén pesada y un rallador|un cajón de especias mejor que muchos].
kitchen dishwasher !br-0 :: Cocina completa, [con ollas grandes y lavavajillas|doce de cada cosa, y lavavajillas].
kitchen !dishwasher :: La cocina es [completa|pequeña y completa], [y no hay lavavajillas: alguien tendrá que secar|con estufa de gas].
coffee-maker :: [El café ya está molido y hay leche para la primera mañana|Dejamos café de la zona junto a la tetera|Hay café en la lata, y otra lata detrás].
fireplace :: La chimenea [tira bien|calienta toda la sala], y [la leña está junto a la puerta|hay más leña de la que se puede quemar].
wood-stove :: La estufa de leña [calienta rápido|en diez minutos se nota]; [dejamos las instrucciones en cuatro fotos|la leña está bajo el alero].
workspace wifi :: Hay un escritorio [junto a la ventana|de verdad], y el wifi [aguanta videollamadas|llega bien hasta ahí].
game-table :: [Una mesa de billar casi nivelada|Mesa de ping-pong en el sótano|Una mesa de juegos con su lámpara]: [ahí se decide quién lava|ahí termina la noche].
piano :: El piano [se afina dos veces al año|era de una maestra de música], [tóquelo|a los vecinos les gusta Chopin].
sauna :: El sauna [se calienta en media hora|es de cedro y huele a cedro].
washer dryer :: Hay lavadora y secadora [en el armario del pasillo|para no volver con ropa sucia].
washer !dryer :: Hay lavadora [y tendedero|y cuerda al sol].
air-conditioning warm :: El aire acondicionado es [nuevo y callado|bueno], y en agosto [se agradece|hace falta].
heating mountain :: La calefacción [se enciende antes de que lleguen|funciona bien], y hay mantas de sobra [porque de noche refresca hasta en julio|en el baúl].
#no-tv !tv couple :: No hay televisión, [a propósito|pero hay libros].
crib high-chair :: Hay cuna y silla alta, [no hace falta cargarlas|avise y las dejamos listas].
step-free-entrance roll-in-shower :: No hay escalones del auto a la cama y la ducha es a ras de suelo; [las puertas son anchas|pida medidas y se las mandamos].
step-free-entrance !roll-in-shower :: La entrada no tiene escalones, [y la maleta lo agradece|y la planta baja tiene lo necesario].
elevator flat :: Hay ascensor, [lento y fiel|y un carrito para el equipaje].
#beds !br-0 !br-1 :: {beds} camas, [con colchones nuevos|todas con sábanas de algodón].
#beds br-1 :: La cama es [queen y el colchón, de los que uno compraría|firme, con almohadas blandas].
#light :: [La mañana entra por el lado de la cama, pero las cortinas oscurecen del todo|Las ventanas dan al sur y al poniente: la cena tiene su propia luz].
#books :: [Hay libros: tome uno, deje otro|Tocadiscos y cuarenta discos|Juegos de mesa con todas las fichas], para [la tarde de lluvia|cuando ya se ha caminado bastante].
#bath :: La ducha es [caliente y fuerte|amplia y con presión], [con toallas gruesas|aunque el agua tarda un minuto].
`,
  outside: `
hot-tub mountain-view :: El jacuzzi [mira a la sierra|tiene la vista], [mejor de noche|y está caliente cuando llegan].
hot-tub !mountain-view :: Hay jacuzzi [atrás|bajo los árboles|en la terraza], [limpio para cada huésped|y no se ve desde ninguna parte].
pool desert :: La piscina es [larga, para nadar|solo suya], [con sombra hasta las cuatro|y de noche se ilumina].
pool flat :: La piscina del edificio [abre a las ocho|entre semana está vacía].
pool standalone :: Hay piscina [cercada, con buen pestillo|con una parte bajita], [al sol desde las diez|y manguera para los pies].
fire-pit :: La leña de la fogata [está incluida|está junto al cobertizo], [si el clima y las normas lo permiten|apáguenla con agua al final].
grill patio :: Se cena en el patio: [parrilla, focos y mesa larga|parrilla de gas y citronela].
grill !patio :: La parrilla [es de gas y está llena|tarda diez minutos], [las pinzas están en el cajón|junto al escalón de atrás].
patio !grill :: El patio [recibe el último sol|tiene sombra desde las dos] [y nadie lo ve|y buenas sillas|].
balcony sea-view :: Desde el balcón se ve [el mar por encima de los techos|salir las barcas], [café en mano|y de noche se oye].
balcony city-view :: El balcón [da a la calle|tiene dos sillas], con [la ciudad encendida después de las nueve|toda la avenida abajo].
balcony !sea-view !city-view :: Hay balcón [para dos sillas|del lado tranquilo].
garden v-i :: El jardín es mi otro trabajo: [en agosto hay tomates, tome los que quiera|corte hierbas|las abejas no hacen nada].
garden :: El jardín es [cercado|un poco salvaje], [con una banca al fondo|lleno de pájaros].
sea-view !balcony :: El mar se ve desde [la mesa|la cama], [cada hora de otro color|que es de lo que se trata].
lake-view near-lake :: En la ventana está {lake}, [desde que uno despierta|quieto al amanecer].
waterfront lakeside :: Se entra al agua [desde el patio|desde el muelle], [y el fondo es de arena|fresca, eso sí].
waterfront riverside near-river :: {river} pasa al final del terreno: [fuerte en mayo, bajo en septiembre|duerman con la ventana abierta].
waterfront shore :: Entre la casa y el agua solo hay [pasto y un murito|hierba de duna].
beach-access !waterfront :: El sendero a la playa empieza [en la esquina|cruzando la calle], [las sillas están en el cobertizo|hay toallas en el baúl].
kayaks :: Hay kayaks con chalecos, [úselos cuando guste|mejor temprano].
bikes :: Hay bicicletas [con canasta|viejas de buenos frenos], [y desde aquí todo es plano|y casi no hará falta el auto].
ski-in-out :: Se llega esquiando a la puerta, [sin autobús ni estacionamiento|de eso se habla años].
mountain-view near-mountain :: {mountain} [llena la ventana del frente|se pone rosa al atardecer].
mountain-view !near-mountain :: La sierra [empieza donde acaba el patio|está en todas las ventanas del poniente].
ev-charger free-parking :: Se estaciona a la puerta y el cargador no cuesta nada.
free-parking city :: Tiene su lugar de estacionamiento, [que por aquí es un regalo|detrás del edificio].
free-parking !city :: [El estacionamiento es gratis y fuera del camino|Se estaciona a la puerta|Hay lugar gratis para dos autos].
#stars remote :: De noche oscurece de verdad: [traiga linterna|y el cielo compensa el camino].
`,
  around: `
named-hood v-i :: En {hood} [compro el pan|crecí yo], y [dejo una lista de seis lugares para comer|todo queda a cuatro cuadras].
named-hood :: {hood} [se duerme temprano entre semana y tarde los viernes|tiene panadería, dos bares y un parque], y [el centro queda a {drive} minutos en auto|el resto de {city} está cerca].
named-hood v-terse :: {hood}. [Cafés, tiendas, autobús|Todo a pie].
walkable small !ordinary :: Se va a pie a [todo {city}, que es una calle buena y unas cuantas más|cenar y de vuelta|lo que haga falta].
walkable small ordinary :: [El correo, la fonda y el parque|Las tiendas de la calle principal|El mercado y el café bueno] quedan [a {walk} minutos a pie|a un paseo corto].
walkable !small :: El centro está [a {walk} minutos a pie|a la vuelta], [así que deje el auto|y de noche hay silencio].
remote :: Son {drive} minutos hasta {city}: [haga la compra de camino|el último tramo es de grava|y valen la pena].
drive-in !remote :: El centro de {city} queda a {drive} minutos en auto.
near-river v-we :: Paseamos al perro por {river} [cada mañana|casi todas las tardes]; [el sendero empieza cerca|pregunten por nuestro recodo].
near-river !riverside :: {river} queda [para un chapuzón antes del desayuno|para el paseo de la tarde].
near-lake !lakeside :: A {lake} [se viene por eso|se llega en un rato]; [mejor entre semana|antes de las diez].
near-beach !shore :: {beach} está [a un rato en auto|cerca: es a donde vamos nosotros]; [en verano, temprano|después de las cinco se vacía].
near-beach shore :: {beach} es [la playa|lo que queda más cerca], [con marea baja se camina mejor|y en invierno es para uno solo].
near-mountain ski !lake :: [Los primeros remontes de {mountain}, si pone el despertador|Se viene por {mountain}], [y el autobús ahorra el estacionamiento|y sabemos qué pista peinan al final].
near-mountain !ski :: La subida a {mountain} [es corta y empinada|toma la mañana]: [lleve agua|la vista la paga].
near-sight !city :: {sight} queda [cerca: mejor antes de las diez|cerca, como para ir dos veces|a mano, también al anochecer].
near-sight city :: [Guarde una tarde para|Pregúntenos por|No deje de ir a] {sight}; [se llega fácil|mejor temprano].
park small :: [Se viene por el parque y uno se queda por las tardes|La entrada del parque explica el pueblo]: [llene el tanque y la nevera|en verano reserve la cena].
desert :: Se camina por la mañana y al atardecer; [a mediodía, sombra|los coyotes cantan casi cada noche].
wine small :: Hay [más bodegas que semáforos|viñas por tres lados], [le decimos cuáles atienden sin cita|vaya a las chicas].
historic walkable :: [Aceras de ladrillo, balcones de hierro y campana cada hora|Media calle es patrimonio]: zapatos cómodos.
music city :: Hay música en vivo [seis noches por semana|cada noche cerca], [y le decimos a quién vale la pena oír|y no llega hasta la cama].
leaf :: En la primera mitad de octubre [los cerros se encienden|hay que reservar la cena], [y en noviembre ya no hay nadie|los caminos de atrás son lo mejor].
tropical :: [Brisa casi todas las tardes, diez minutos de lluvia y luego todo brilla|El agua está tibia todo el año], [y el puesto de fruta solo acepta efectivo|madrugue y haga siesta].
greatlake :: El lago [tiene su propio clima|parece mar y no huele a nada]: [traiga suéter hasta en julio|en junio el sol se pone tardísimo].
beach small !shore :: {city} es [un pueblo de playa que a las nueve se duerme|chico y arenoso], [y así nos gusta|pregunte por la temporada baja].
forest small :: [Hongos en octubre, niebla casi cada mañana y venados junto al escalón|Los senderos salen de la calle y entre semana no hay nadie].
city dense :: [El tren queda a seis minutos a pie|Aquí no hace falta auto], [y la tienda cierra a medianoche].
ordinary :: {city} es [un lugar donde la gente vive|más fácil de lo que parece en el mapa], [con las tiendas de siempre cerca|y en minutos se está en camino].
ordinary small :: [Dos cafés, una ferretería y la biblioteca|Una calle principal y buena pizza]: así es {city}, [y lo decimos con cariño|y alcanza].
ordinary small :: [Los sábados hay mercado, llueva o no|La panadería se queda sin nada a las nueve|Los viernes todos van al partido], [y el de fuera es bienvenido|téngalo en cuenta].
ordinary !small :: {city} tiene [más buena mesa de lo que se cree|dos cervecerías y un parque para dar la vuelta], [pregunten cuál|y tenemos una lista].
ordinary !small :: Es una calle de vecinos, [con arces y canastas de básquet|donde se pasea al perro hasta tarde], [y la carretera queda cerca sin oírse|a diez minutos de casi todo].
ordinary :: [Se viene por bodas, por partidos y por los abuelos|Muchos paran de camino y preguntan si hay lugar mañana], [y eso dice algo de {city}|y a todos se les recibe bien].
`,
  practical: `
self-check-in :: [Se entra con un código|Hay teclado en la puerta, no hace falta encontrarse|El código llega por mensaje el día antes], [a la hora que sea|por tarde que llegue el vuelo].
!self-check-in v-i :: [Abro yo misma la puerta|Entrego las llaves en persona], [me voy en cinco minutos|y contesto lo que quiera saber].
!self-check-in v-we :: [Nos gusta recibir: dígannos más o menos a qué hora|Esperamos con las llaves], [son cinco minutos|el agua ya estará caliente].
pets-welcome :: Los perros son [bienvenidos|muy bienvenidos], [hay toallas para las patas|pero no en el sofá bueno].
!pets-welcome v-plain/v-company/v-we :: Sin mascotas, por favor[: el próximo huésped puede ser alérgico|: la gata de al lado se enoja|].
breakfast :: El desayuno es [pan, huevos y fruta, a la puerta|a las ocho o cuando diga], [avise lo que no come|con mermelada de aquí].
wifi remote :: El wifi funciona; la señal del celular [casi no|va y viene].
#quiet v-plain !remote :: [Los vecinos están cerca: de noche se pide silencio|Después de las diez, voz baja afuera].
#steps is-treehouse/is-a-frame/is-tiny-house :: Cuidado con [la escalera|los peldaños] de noche; [los niños, abajo|hay luz arriba y abajo].
#winter ski/mountain snowy :: De noviembre a abril [traiga llantas para nieve|mejor con tracción en las cuatro], [el quitanieves pasa a las ocho|limpian el camino sin prisa].
#sand beach-access :: La arena se queda afuera: [la manguera está junto a la escalera|hay una llave de agua a la izquierda].
carbon-monoxide-alarm smoke-alarm v-company :: Probamos las alarmas entre una estancia y otra.
!air-conditioning !snowy !tropical :: No hay aire acondicionado; [las ventanas cruzadas alcanzan|los ventiladores están en el armario].
`,
  closing: `
v-we :: [Vivimos a diez minutos y contestamos rápido|Estamos al lado si algo se rompe].
v-i :: [Pregúnteme lo que sea|Estoy cerca y no molesto].
v-warm :: [Quédese una noche más si puede|Traiga el libro que nunca termina].
v-plain :: [No es para fiestas|Buen lugar para una semana].
v-terse :: [Eso es todo|Venga y vea].
v-company :: [Alguien del equipo contesta de día y de noche|De todo guardamos repuesto].
family :: [Los niños son bienvenidos, y su ruido hasta las nueve|Los juguetes están en el armario de abajo].
couple :: [Dos personas y ningún horario|Mejor sin nadie más].
`,
};
