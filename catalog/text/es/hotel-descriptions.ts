import type { DescriptionLines } from '../description-lines.ts';

/** Hotels share the phrases about the surroundings with homes. */
export const hotelDescriptions: Omit<DescriptionLines, 'around'> = {
  opening: `
is-hotel walkable :: [Nuestro|Este] hotel está a {walk} minutos a pie del centro de {city} y tiene {roomtypes} de habitación [para parejas, familias y viajes de trabajo|y una recepción que ayuda con gusto].
is-hotel drive-in :: [Nuestro|Este] hotel está a {drive} minutos en carro del centro de {city}, [práctico para viajes de trabajo y en familia|con {roomtypes} de habitación para elegir].
is-resort :: [Nuestro|Este] resort en {city} tiene {roomtypes} de habitación [en un terreno amplio|alrededor de jardines tranquilos], [con mucho que hacer sin tomar el carro|para familias y parejas].
is-motel :: Un motel [sencillo|amable y bien cuidado] en {city}: [te estacionas frente a tu puerta|dejas el carro junto a tu puerta], las habitaciones están limpias y [las camas son nuevas|hay hielo y café caliente].
is-inn :: [Nuestra|Esta] posada en {city} tiene pocas habitaciones, [cada una distinta|cada una con su baño], y [una sala que comparten los huéspedes|anfitriones que conocen bien la zona].
is-bed-and-breakfast :: [Nuestra|Esta] casa con desayuno en {city} tiene pocas habitaciones, [cada una con su baño|todas con buenas camas], y [el desayuno se sirve en una mesa grande|el café se toma con calma].
`,
  rooms: `
#beds :: Puedes elegir entre {roomtypes} de habitación, [desde una para dos hasta otras más grandes para familias|hasta para {guestcount}], todas con [camas cómodas y cortinas oscuras|baño privado, sábanas limpias y buena luz].
#beds :: Las habitaciones tienen [baño privado, buen colchón y lugar para desempacar|ventanas silenciosas, baño privado y toallas suaves], y en la más grande caben {guestcount}.
`,
  inside: `
breakfast :: El desayuno [está incluido|se sirve todas las mañanas], con [huevos, fruta y pan fresco|platillos calientes, fruta y buen café].
!breakfast :: [No se sirve desayuno, pero hay cafés cerca|Por la mañana hay café, y cerca encuentras dónde desayunar].
wifi workspace :: Cada habitación tiene wifi rápido y escritorio[ para trabajar|].
wifi !workspace :: El wifi es [gratis y llega a todas las habitaciones|gratis en todo el edificio].
gym :: Hay gimnasio, [abierto desde temprano|con lo básico].
fireplace :: [Por la noche la gente se reúne junto a la chimenea de la sala|La sala tiene chimenea para las noches frescas].
elevator :: Hay elevador para todas las habitaciones.
air-conditioning :: Todas las habitaciones tienen aire acondicionado[ que tú controlas|].
sauna :: Hay sauna para los huéspedes[, mejor si lo reservas en recepción|].
:: En la recepción [guardan tus maletas antes de la llegada y después de la salida|te ayudan con boletos, taxis y reservas para cenar].
:: La limpieza se hace [todos los días|cuando tú prefieras], y [las almohadas y toallas extra están a una llamada|el personal lleva años aquí].
`,
  outside: `
#look walls tall :: {Thetype} es {walls} y tiene {floorcount}.
#look walls !tall :: {Thetype} es {walls}[, con paredes gruesas||, con mucho carácter].
#look paint :: {Thetype} es {color}, [fácil de reconocer al llegar|así que no te puedes perder].
#look !paint !walls tall :: {Thetype} tiene {floorcount}.
pool hot-tub :: Afuera hay alberca y jacuzzi, [con camastros y toallas|abiertos hasta las diez de la noche].
pool !hot-tub :: Hay alberca, [con camastros y toallas|abierta hasta la noche].
hot-tub !pool :: Hay un jacuzzi para los huéspedes[, abierto hasta las diez de la noche|].
patio/garden :: Hay [asientos al aire libre|un lugar tranquilo afuera] para [el café de la mañana|tomar algo por la noche].
fire-pit :: La fogata se enciende [casi todas las noches|cuando el clima lo permite].
sea-view/lake-view :: Muchas habitaciones dan al agua[; pide una al reservar|].
mountain-view :: Muchas habitaciones dan a las montañas[; pide una al reservar|].
beach-access :: La playa queda a un paseo corto[, y en recepción prestan sombrillas|].
ski-in-out :: Puedes llegar y salir esquiando, [y hay un cuarto para esquís y botas|con cuarto de esquís con calefacción].
bikes :: Hay bicicletas [en recepción|para los huéspedes].
free-parking :: El estacionamiento es gratis[ para los huéspedes|, justo afuera].
!free-parking :: No hay estacionamiento gratis; [en recepción te recomiendan uno cercano|hay estacionamientos de paga cerca].
`,
  practical: `
pets-welcome :: Se aceptan mascotas en [algunas habitaciones|ciertas habitaciones]; avísanos al reservar.
step-free-entrance roll-in-shower :: La entrada no tiene escalones y hay habitaciones con regadera a ras de piso.
step-free-entrance !roll-in-shower :: La entrada no tiene escalones.
crib :: Hay cunas si las pides.
self-check-in :: Si llegas tarde, puedes entrar con un código.
!self-check-in :: La recepción atiende [desde temprano hasta tarde|todos los días], así que [no importa si llegas tarde|solo llama si vienes con retraso].
:: [¿Tienes preguntas sobre las habitaciones? Llama o escríbenos|Si necesitas ayuda para planear tu estancia, mándanos un mensaje], [cualquier día de la semana|y te contestamos el mismo día].
`,
};
