import type { DescriptionLines } from '../description-lines.ts';

const opening = `
br-0 :: {Atype} de un solo ambiente para {guestcount}, [a unos {drive} minutos en carro del|cerca del] centro de {city}.
br-0 flat :: {Atype} [luminos{o/a}|tranquil{o/a}|bien cuidad{o/a}] para {guestcount} [en {city}|en {hoodplace}], [con la cama, el sofá y la mesa en un mismo espacio|ideal para un fin de semana o una semana de trabajo].
!br-0 walkable !remote :: {Atype} para {guestcount}, a {walk} minutos a pie [del centro de {city}|de la parte central de {city}].
!br-0 drive-in :: {Atype} para {guestcount}, a {drive} minutos en carro del centro de {city}.
!br-0 :: [Quédate en|Siéntete en casa en] {atype} para {guestcount} [en {city}, {state}|en una zona agradable de {city}].
named-hood :: Te quedas en {hood}, [una de las zonas más agradables de {city}|con tiendas, parques y lugares para comer|un buen punto de partida para conocer {city}], en {atype} para {guestcount}.
remote :: [Si buscas tranquilidad|Para unos días lejos del tráfico], {thisplace} para {guestcount} está [en las afueras|apartad{o/a}], a {drive} minutos en carro de {city}.
is-cabin/is-a-frame/is-chalet :: {Atype} [para mañanas sin prisa y noches tranquilas|para descansar después de un día al aire libre], con espacio para {guestcount}, a {drive} minutos de {city}.
is-beach-house/is-condo beach :: [Para pasar el día en la playa y la noche en casa|Ven por la playa y quédate por las tardes]: {atype} para {guestcount} en {city}, [con espacio para todos|con lo necesario para una semana de playa].
is-farm-stay/is-ranch :: {Atype} para {guestcount} en [una propiedad de campo|terreno abierto], a {drive} minutos de {city}, [con animales cerca y mucho cielo|con mañanas muy tranquilas].
is-tiny-house/is-dome/is-treehouse :: {Atype} [pequeñ{o/a} a propósito|de tamaño justo]: [lo que necesitan dos personas y nada más|una cama cómoda, buena luz y una puerta que da al aire libre], a {drive} minutos de {city}.
big :: {Atype} [con espacio para toda la familia|para grupos]: aquí duermen {guestcount}, [con espacio para estar juntos y para estar aparte|y nadie tiene que dormir en el sofá], en {city}.
v-company :: Administramos {thisplace} en {city} [con un equipo local|desde una oficina cercana]; tiene lugar para {guestcount} y [se revisa antes de cada llegada|siempre se limpia con cuidado].
`;

const rooms = `
#beds !br-0 !br-1 :: Hay {bedroomcount} con {bedcount} en total y {bathcount}[, así nadie espera mucho por la mañana||, y cada recámara tiene su puerta].
#beds !br-0 !br-1 :: Para dormir: {bedcount} en {bedroomcount}[, con sábanas limpias y cobijas extra en el clóset|, listas cuando llegas], además de {bathcount}.
#beds br-1 :: La recámara tiene [buen colchón y cortinas que la dejan oscura|dos lámparas y espacio para maletas], hay {bedcount} en total, y el baño tiene [buena regadera|toallas de sobra].
#beds br-0 :: La zona de dormir tiene [sábanas limpias|un buen colchón] y [cortinas que dejan todo oscuro|lámparas para leer], hay {bedcount} en total, y el baño tiene [buena regadera|toallas de sobra].
couple :: Es [perfect{o/a} para dos|ideal para una pareja o para viajar sin compañía], con [un sofá para estirarte|mesa para dos] y [lugar para las maletas|ganchos para todo lo que traigas].
family :: La sala tiene [asientos para todos|un sofá grande y juegos de mesa], y en el comedor caben {guestcount} [a la vez|para cenar con calma].
`;

const inside = `
kitchen dishwasher :: La cocina está [completa|pensada para cocinar de verdad], con [buenos cuchillos, ollas grandes|sartenes, especias, aceite] y lavaplatos[, así que puedes comer en casa cuando quieras|].
kitchen !dishwasher :: La cocina tiene estufa, refrigerador y [todo para preparar comidas sencillas|ollas y platos suficientes|lo que usarías en tu casa].
!kitchen :: No hay cocina completa, [pero sí un refrigerador pequeño y una tetera|solo un refrigerador pequeño], [y hay dónde desayunar cerca|así que cuenta con comer fuera].
coffee-maker :: [El café de la primera mañana va por nuestra cuenta|Encontrarás cafetera y café molido|Hay cafetera, con filtros y café para empezar].
fireplace :: La sala tiene chimenea, [con leña lista|que en la noche se agradece].
wood-stove :: Una estufa de leña [calienta el ambiente principal|mantiene todo tibio en las noches frías], y [la leña está incluida|te dejamos instrucciones para encenderla].
workspace wifi :: Hay un escritorio [junto a la ventana|en un rincón tranquilo] y wifi que [aguanta videollamadas|llega a todos los cuartos], [por si necesitas trabajar|y se trabaja a gusto].
wifi tv !workspace :: Hay wifi en todos los cuartos y tele para [las tardes de lluvia|el final del día].
washer dryer :: Hay lavadora y secadora, [muy útiles en estancias largas|así puedes traer poco equipaje].
air-conditioning warm :: El aire acondicionado mantiene [las recámaras frescas|todo fresco] [en verano|en los meses de más calor].
heating snowy :: La calefacción es [buena y silenciosa|buena], y [hay cobijas extra para las noches frías|todo está tibio cuando llegas].
game-table :: Hay una mesa de juegos [para las noches|que disfrutan chicos y grandes].
piano :: En la sala hay un piano [que puedes tocar|afinado].
sauna :: El sauna [se calienta en media hora|es privado] y [se disfruta más después de un día afuera|tiene lugar para todos].
gym elevator :: El edificio tiene elevador y un gimnasio [que puedes usar|abierto desde temprano].
elevator !gym :: El edificio tiene elevador, [así que las maletas no son problema|útil con carriola y bolsas].
crib/high-chair :: Para los más pequeños hay [cosas de bebé|lo necesario], [así puedes dejar lo tuyo en casa|solo avísanos antes de venir].
:: Los espacios son [sencillos y bien cuidados|cómodos y sin complicaciones|luminosos de día y oscuros de noche], con [enchufes y buenas lámparas|ganchos y lugar para desempacar|toallas y sábanas incluidas].
`;

const outside = `
#look standalone paint front-door !is-townhouse :: {Thetype} es {color} y tiene una puerta {door}.
#look standalone paint !is-townhouse :: {Thetype} es {color}, [fácil de reconocer al llegar|así que no te puedes perder].
#look standalone walls front-door !is-townhouse :: {Thetype} es {walls} y tiene una puerta {door}.
#look standalone walls !is-townhouse :: {Thetype} es {walls}[, con paredes gruesas||, con mucho carácter].
#look standalone floors-2 front-door !is-townhouse :: {Thetype} tiene {floorcount} [y una puerta {door}|y, a la entrada, una puerta {door}].
#look standalone one-level :: Todo está en {floorcount}[, así que nadie tiene que subir escaleras||, sin escaleras adentro].
#look flat tall walls :: {Thetype} está en un edificio {walls} de {floorcount}.
#look flat tall :: El edificio tiene {floorcount}.
#look flat walls :: El edificio es {walls}.
#look is-townhouse walls :: {Thetype} forma parte de una hilera de casas {walls} de {floorcount}.
#look is-townhouse paint :: {Thetype} es {color}, en una hilera de casas de {floorcount}.
hot-tub patio/balcony/garden :: Afuera hay un jacuzzi, [caliente todo el año|limpio antes de cada estancia], y [dónde sentarte a ver las estrellas|sillas para quien prefiera no mojarse].
hot-tub :: El jacuzzi está [listo cuando llegas|caliente todo el año] y [es solo para ti y tu grupo|tiene lugar para todos].
pool :: Hay alberca, [con camastros y algo de sombra|con toallas incluidas][ para los días de calor|].
patio grill :: El patio tiene mesa, sillas y parrilla, [y le da el sol de la tarde|así que cenar afuera es fácil].
patio !grill :: El patio tiene [mesa y sillas|asientos cómodos] [para desayunar afuera|y le da el sol de la tarde].
balcony :: En el balcón [puedes tomar el café|hay aire fresco y un poco de sol|se está muy bien por la tarde].
garden :: El jardín es [tranquilo|todo tuyo], con [espacio para que jueguen los niños|un rincón con sombra].
fire-pit :: Por la noche puedes sentarte alrededor de la fogata; [la leña está incluida|hay sillas para todos].
grill !patio :: Hay parrilla [afuera|lista para usar], con [utensilios y combustible|lugar para una cena en familia].
sea-view :: Desde adentro se ve el mar, [y por la noche se oye|y se ve cambiar el clima].
lake-view :: El lago se ve [desde la sala|desde las ventanas], [más bonito temprano por la mañana|con atardeceres en los días claros].
mountain-view :: Las ventanas dan a las montañas, [con la mejor luz al amanecer|que cambian de color toda la tarde].
city-view :: Las ventanas dan a {city}, [especialmente bonita de noche|con todas sus luces].
waterfront :: El agua está justo afuera, [a unos pasos de la puerta|y se oye desde adentro].
beach-access :: Un camino lleva a la playa, [así que no necesitas carro|a pocos minutos a pie].
kayaks :: Hay kayaks y chalecos salvavidas [para tu uso|incluidos], [si el clima lo permite|para las mañanas tranquilas].
bikes :: Las bicicletas [están incluidas|son para los huéspedes], [y por aquí se pedalea fácil|una buena forma de moverte].
ski-in-out :: Puedes esquiar hasta la puerta [y secar las botas adentro|y guardar los esquís en su lugar].
free-parking ev-charger :: El estacionamiento es gratis y tiene cargador para carros eléctricos.
free-parking !ev-charger :: El estacionamiento es gratis, [justo afuera|con lugar para dos carros|cerca de la entrada].
!free-parking city :: No hay estacionamiento propio; [hay uno de paga a unas cuadras|muchos huéspedes llegan en tren o usan un estacionamiento cercano].
`;

const around = `
#setting at-forest :: Hay [árboles altos|bosque] por todos lados, y [por la mañana se oyen los pájaros|las noches son oscuras y tranquilas].
#setting at-lake near-lake :: {lake} está [justo enfrente|a unos pasos], con [vista al agua|lugar para sentarse en la orilla].
#setting at-lake !near-lake :: El lago está [justo enfrente|a unos pasos], con [vista al agua|lugar para sentarse en la orilla].
#setting at-alpine :: Las montañas se levantan [justo detrás|alrededor del valle], y [el aire es limpio|la luz cambia todo el día].
#setting at-ski :: {Thetype} está al pie de las pistas, y en invierno [hay mucha nieve|todo queda cubierto de nieve].
#setting at-coast :: {Thetype} está frente al mar, en [una costa rocosa|un tramo de costa con rocas].
#setting at-beach/at-tropics :: La arena empieza [a unos pasos de la puerta|justo enfrente], [así que oirás las olas|con el mar a la vista].
#setting at-desert :: Alrededor [solo hay desierto|se extiende el desierto], [con rocas y plantas bajas|y las tardes son muy tranquilas].
#setting at-prairie :: El campo abierto llega [hasta el horizonte|hasta donde alcanza la vista], [con grandes atardeceres|bajo un cielo enorme].
#setting at-hills :: Alrededor hay colinas suaves, [buenas para pasear en carro|bonitas a cualquier hora].
#setting at-south :: Hay árboles grandes y frondosos alrededor, [con sombra toda la tarde|y huele a verano].
#setting at-city :: {Thetype} está en una calle de la ciudad, [con vecinos a ambos lados|en medio de todo].
#setting at-suburb :: {Thetype} está en una calle residencial arbolada, [con vecinos a ambos lados|donde la gente pasea a sus perros].
#setting at-town :: {Thetype} está en una calle de pueblo, [con vecinos a ambos lados|con jardines y banquetas].
walkable !small !remote :: [Restaurantes, cafés y tiendas|El súper, el café y lugares para comer] quedan a un paseo corto, y el centro de {city} a {walk} minutos a pie.
walkable small :: La calle principal de {city}, con [sus tiendas y lugares para comer|una cafetería, el súper y un par de restaurantes], está a {walk} minutos a pie.
drive-in !remote :: El centro de {city} queda a {drive} minutos en carro, [con supermercado en el camino|y antes hay un supermercado].
remote :: Hasta las tiendas de {city} son {drive} minutos en carro, [así que compra lo que necesites en el camino|y el último tramo es muy tranquilo].
named-hood :: En {hood} hay [buen café, panaderías y restaurantes chicos|parques y lugares para comer a pocas cuadras], y el centro queda a {drive} minutos en carro.
near-river :: {river} [queda cerca|está a un paso en carro], [ideal para caminar por la mañana|con lugares para nadar y pescar en verano].
near-lake !at-lake :: {lake} [queda cerca|está a un paso en carro], [para nadar en verano y caminar el resto del año|con playa y embarcadero].
near-beach !at-ocean :: {beach} está a un paso en carro; [en verano llega temprano para estacionarte|por la mañana es más tranquila].
near-beach at-ocean :: {beach} queda cerca, [puedes ir caminando|para caminar y ver el atardecer].
near-mountain ski :: {mountain} es [la pista más cercana|el lugar para esquiar], [y en verano los mismos caminos son buenos para caminar|y en verano se llena de caminantes y bicicletas].
near-mountain !ski :: {mountain} es [una buena excursión|un gran plan para un día], con [caminos fáciles y otros más exigentes|vistas de toda la zona desde arriba].
near-sight :: {sight} [es de lo primero que visitan nuestros huéspedes|merece una tarde completa], [y se llega fácil desde aquí|a un paso en carro].
park small :: El parque es la razón por la que casi todos vienen; [sal temprano para evitar las filas|la entrada queda cerca en carro].
desert :: [La mañana y la tarde son las mejores horas para caminar|Los atardeceres aquí merecen un plan], y las noches son muy claras.
wine :: Hay viñedos [por todos lados|a un paso en carro], muchos con degustación [los fines de semana|sin reservar].
beach small !at-ocean :: La playa queda a un paso en carro, y {city} es [un lugar tranquilo incluso en verano|un lugar relajado todo el año].
forest :: Los senderos empiezan [cerca|a pocos minutos], [y entre semana hay poca gente|desde vueltas fáciles hasta caminatas de un día].
historic :: La parte antigua de {city} es [buena para una tarde de caminata|agradable para caminar, con tiendas y restaurantes].
music :: En {city} hay música en vivo [casi todas las noches|todas las noches en algún lugar].
college :: La universidad queda cerca, [práctico si visitas a alguien|con cafés y librerías alrededor].
leaf :: En otoño los colores de los árboles alrededor de {city} [valen el viaje|están en su mejor momento a principios de octubre].
ski small :: El transporte a las pistas y las tiendas [quedan cerca|están a la mano] en invierno.
ordinary :: {city} es [un lugar amable para pasar unas noches|un buen punto para visitar a la familia o conocer la zona], con [súper, gasolinera y restaurantes cerca|parques, cafeterías y las tiendas de siempre].
!ordinary city :: {city} tiene [museos, restaurantes y parques para varios días|más para ver y comer de lo que cabe en un fin de semana], y [a casi todo se llega fácil desde aquí|te dejamos una lista de nuestros favoritos].
:: [Cerca encontrarás supermercado y lugares para comer|Hay tiendas y restaurantes a poca distancia en carro], [y con gusto te recomendamos los que más nos gustan|y tenemos una lista con los mejores].
`;

const practical = `
self-check-in :: Entras con un código, [así que puedes llegar a la hora que quieras|incluso tarde por la noche].
!self-check-in v-i :: [Te recibo en la puerta|Te entrego las llaves en persona] y te enseño todo.
!self-check-in !v-i :: [Te recibimos en la puerta|Te entregamos las llaves en persona] y te enseñamos todo.
pets-welcome :: Se aceptan mascotas[; avísanos si traes una|, y hay buenos paseos cerca].
step-free-entrance roll-in-shower :: La entrada no tiene escalones y la regadera es a ras de piso.
step-free-entrance !roll-in-shower :: La entrada no tiene escalones.
v-i :: Vivo cerca y [contesto rápido los mensajes|con gusto te doy consejos de {city}].
v-we :: Vivimos cerca y [es fácil encontrarnos si necesitas algo|con gusto te damos consejos de {city}].
v-company :: Alguien de nuestro equipo [contesta el teléfono todos los días|está a pocos minutos si necesitas ayuda].
v-warm :: [Siéntete en casa|Instálate con calma] y [escribe cuando quieras si tienes dudas|avísanos si falta algo].
:: [¿Tienes preguntas antes de reservar? Escríbenos|Si necesitas algo antes o durante tu estancia, mándanos un mensaje], [y casi siempre contestamos el mismo día|cualquier día de la semana].
`;

export const homeDescriptions: DescriptionLines = { opening, rooms, inside, outside, around, practical };
