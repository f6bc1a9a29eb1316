import type { DescriptionLines } from '../description-lines.ts';

export const hotelDescriptions: DescriptionLines = {
  opening: `
is-hotel :: [Un antiguo banco|Lo que fue una tienda por departamentos|La vieja central telefónica], hoy hotel con [ventanas altas|la puerta de la bóveda todavía en el vestíbulo|un bar al que va la gente de {city}].
is-hotel :: Un hotel [tranquilo|práctico, sin adornos de más|de trato cercano], [con gente que lleva años en la recepción|donde a la segunda mañana ya saben su nombre].
is-hotel city :: [Buenas camas y paredes gruesas|Cortinas pesadas y ventanas que sí se abren]; [la ciudad empieza en la puerta|el bar cierra tarde y el desayuno abre temprano].
is-hotel small :: El hotel de la calle principal: [tres pisos y un balcón sobre la acera|fachada de ladrillo y escaleras que crujen], [abierto desde 1908|en manos de una misma familia].
is-resort beach warm/tropical :: [Edificios bajos entre palmeras|Todas las alas miran al agua], [con espacio para que nadie moleste a nadie|y un césped que termina en la arena].
is-resort beach !warm !tropical :: [Alas de tejuela en torno a un césped|Todas las alas miran al agua], [con mecedoras en fila|con espacio para que nadie moleste a nadie].
is-resort ski :: [Piedra, madera y fuego encendido|Guardaesquís, tinas hondas y chimeneas grandes]: [el día termina temprano y calientito|la montaña queda en la ventana].
is-resort desert :: [Casitas bajas entre senderos de grava|Un resort pensado para la sombra], [cactus afuera, baldosa fresca adentro|donde lo que más se oye son las codornices].
is-resort :: [Un resort sin pulseras de plástico|Habitaciones repartidas en un terreno amplio], [con algo para los niños por la mañana y para usted por la tarde|y un carrito que lleva las maletas].
is-motel :: [Se estaciona frente a su puerta|Un solo piso y veintitantas puertas|Un motel de 1957], [camas nuevas y neón viejo|cuartos limpios y hielo que sí hay], y todo a dos pasos.
is-motel park :: [Los caminantes salen a las cinco, así que a las nueve ya hay silencio|Se viene por el parque, y se nota]: [duchas calientes y camas firmes|cuartos sencillos, café cargado].
is-inn :: [Posada desde antes del ferrocarril|Una casa blanca de contraventanas verdes|Pisos que se inclinan y puertas de picaporte], [cada cuarto distinto|con fuego en la sala cuando refresca|y mecedoras en el porche].
is-inn wine :: La posada está entre viñas, [y una botella del vecino espera en el cuarto|la bodega de enfrente atiende a nuestros huéspedes].
is-inn historic :: [El libro de registro empieza en 1841|Los cuartos llevan el nombre de antiguos deudores], [y la escalera delata al que llega tarde|y sí, dicen que hay fantasma].
is-bed-and-breakfast :: [La casa de la familia, vuelta unas pocas habitaciones|Una casa alta de escalera ancha], [y nos conocen por el desayuno|cada cuarto con su baño|y le damos llave de la calle].
is-bed-and-breakfast :: Pocas habitaciones y una mesa larga: [al segundo café la gente se cambia los mapas|hay quien baja en pantuflas y está bien].
`,
  inside: `
:: Las habitaciones son [silenciosas y frescas|sencillas, de buena manera|distintas entre sí], con [buena luz para leer|sábanas de algodón y nada más|ganchos donde hacen falta].
:: Las camas son [firmes|nuevas de este año|lo que más comentan los huéspedes], [y hay otra manta en el armario|con dos tipos de almohada].
fireplace :: Hay fuego en [el vestíbulo|la sala] [casi todas las noches|desde octubre], [quédese lo que guste|con un tablero de ajedrez al lado].
workspace :: Cada cuarto tiene [un escritorio de verdad|escritorio y enchufes suficientes], por si toca trabajar.
gym :: El gimnasio es [pequeño y nunca cierra|mejor de lo que uno espera].
sauna :: El sauna está caliente [de cuatro a nueve|toda la tarde]; [las toallas están ahí|se agradece el silencio].
elevator step-free-entrance :: Ascensor a todos los pisos y entrada sin escalones.
roll-in-shower :: Algunas habitaciones tienen ducha a ras de suelo; [avísenos y le apartamos una|pídala al reservar].
coffee-maker :: Hay café [en el cuarto|a toda hora], [y abajo uno mejor|con leche de verdad si la pide].
air-conditioning warm :: El aire acondicionado es [fuerte y silencioso|suyo: usted lo regula].
crib :: Las cunas no se cobran, [pídala al reservar|y la lamparita de noche tampoco].
`,
  outside: `
pool :: La piscina [es climatizada|abre hasta las diez|está resguardada del viento], [con sillas para todos|y los niños son bienvenidos|toallas a la entrada].
pool hot-tub :: Piscina y jacuzzi, [toallas a la entrada|hasta tarde].
hot-tub !pool :: Un jacuzzi [a cielo abierto|en la terraza] [para cerrar el día|hasta las diez].
sea-view :: Pida [un piso alto|el lado este] [y no verá más que mar|y el amanecer va incluido].
lake-view near-lake :: La mitad de los cuartos mira a {lake}, [la otra a los árboles|dígalo al reservar].
mountain-view near-mountain :: {mountain} se ve [desde los cuartos del frente|desde el comedor del desayuno].
city-view :: Desde [el sexto piso|los pisos altos] se ve [por encima de los techos|todo el centro].
beach-access :: La playa queda [cruzando el malecón|bajando un sendero corto]; [prestamos sillas|hay sombrillas en recepción].
ski-in-out :: La telesilla está [a la puerta de atrás|a cuarenta pasos].
garden :: El jardín tiene [hamacas|árboles viejos con mesas debajo], [saque su copa|silencio después de las nueve].
patio :: Hay un patio [con sombra|para la última copa] [y los viernes alguien toca|].
fire-pit :: La fogata se enciende [al anochecer|cada tarde]; [los malvaviscos van por nuestra cuenta|uno acaba hablando con desconocidos].
bikes :: Prestamos bicicletas, [con casco|mejor antes de las diez].
waterfront :: El agua está [ahí mismo|al final del césped], [siéntese|y la terraza da al poniente].
ev-charger :: Dos cargadores en el estacionamiento, [gratis para huéspedes|por orden de llegada].
free-parking !dense :: El estacionamiento es gratis [y a la puerta|detrás del edificio].
balcony :: [Muchas|Las mejores] habitaciones tienen balcón [con una silla cómoda|donde cabe el desayuno].
`,
  around: '',
  practical: `
breakfast :: El desayuno está incluido: [huevos al gusto|pan de la esquina|fruta, yogur y algo caliente], [desde las seis y media|hasta las diez, domingos hasta las once].
!breakfast :: No damos desayuno, pero [el café de al lado abre a las seis|hay café y pan dulce en el vestíbulo desde las siete].
pets-welcome :: Los perros son bienvenidos, [dos por cuarto|y tienen su plato].
self-check-in :: Si llega tarde, [una caja con su nombre guarda la llave|entra con un código].
!self-check-in :: La recepción [no cierra|atiende hasta tarde], [toque el timbre|y saben dónde se come bien].
wifi :: El wifi es [gratis y rápido|igual de bueno en cada cuarto].
`,
  closing: `
:: [Pida el lado tranquilo|Quédese dos noches y lo notará|Llámenos si necesita salir más tarde, casi siempre se puede].
:: [Llevamos tiempo en esto|Venga como está|Trenes, taxis, mesas: la recepción se encarga].
`,
};
