import type { ReviewLines } from '../review-lines.ts';

const opening = `
:: {nights} noches en {month}. [Se hicieron cortas|Lo justo|Ojalá hubieran sido diez].
:: [Nos lo recomendó una prima|Casi reservamos otro|Lo encontramos de último momento] y [qué bueno|menos mal|acertamos].
p-kids :: Con {party} [no siempre es fácil|hay que escoger bien], y aquí [estuvimos tranquilos|nadie se aburrió].
:: [Segunda|Tercera] vez que venimos [y sigue igual de bien|y ya tenemos fecha para la próxima].
:: Pasamos {nights} noches [aquí|en {city}] [en {month}|con {party}|y nos quedamos con ganas].
:: Justo lo que [buscábamos|necesitábamos|queríamos] [para {party}|en {month}|después de un año pesado].
:: Llegamos [tarde|con lluvia|cansados] desde {home} y [todo estaba listo|dormimos como piedras|a la hora ya estábamos descansando].
p-kids :: {nights} noches con {party} y [nadie se peleó|todos durmieron|la más chica quería quedarse a vivir].
p-couple :: [Nuestro aniversario|Un fin de semana sin hijos|Una sorpresa de cumpleaños] y [salió mejor que lo planeado|no pudimos escoger mejor].
p-dog :: Vinimos con {party}, [que durmió al sol|y nos sentimos bienvenidos].
:: [Igual que en las fotos|Mejor que en las fotos|Más chico de lo que parece y aun así muy bien].
:: [La verdad|Sinceramente], [un gran hallazgo|muy buen lugar|nos encantó] [para {nights} noches|en {month}|para venir con {party}].
hotel :: [Veníamos a una boda|Paramos de camino|Fue para un concierto] y [nos gustó más de lo esperado|repetiríamos].
`;

const praise = `
#olor home :: Olía a [pan|limpio|madera|limón] al entrar, [y así se empieza bien|y qué gusto].
#nota home :: Nos dejaron [una nota a mano|galletas|fruta|flores del jardín] en la mesa, [un detalle|duró una hora].
#guia home :: La lista de {host} para conocer {city} es [mejor que cualquier guía|una joya].
#sabanas :: [Sábanas de algodón|Sábanas planchadas], [como en buen hotel|dormimos hasta las diez].
#honesto :: [Todo como dice el anuncio|Sin sorpresas], [hasta el escalón que suena|y eso se agradece].
#precio :: [Buen precio|Precio justo] [para {month}|por lo que ofrece|, con todo incluido].
#comida :: [Pregunten por los tacos|La panadería cercana|El café de la esquina], [háganme caso|no se arrepienten].
#ventanas :: Dormimos con las ventanas abiertas, [se oían los grillos|aire fresco toda la noche].
#lluvia home :: Llovió dos días y [fue perfecto quedarnos adentro|hicimos sopa y jugamos cartas].
hotel #personal :: El personal [es amable de verdad|nos subió las maletas|nos trató como familia].
hotel #cuarto :: El cuarto [es más grande de lo que esperaba|es silencioso|tiene cortinas que sí tapan], [dormimos nueve horas|y eso que da a la calle].
#mesa home !couple :: Cenamos todos en una sola mesa, [nadie quiso salir|con velas].
kitchen home :: [Cocinamos todas las noches|Hicimos asado|Preparamos el desayuno cada día]: [las ollas son buenas|los cuchillos cortan, cosa rara|no falta nada].
coffee-maker :: [Café bueno esperándonos|El café de la primera mañana], [un detalle que se agradece|y leche en la nevera].
hot-tub :: El jacuzzi [de noche|con llovizna|después de caminar] [vale el viaje|no tiene precio|nos dejó como nuevos].
pool :: [A {party} no hubo quien los sacara de la piscina|Tuvimos la piscina para nosotros].
fireplace !summer :: [Prendimos la chimenea cada noche|Con la chimenea encendida], [vino y cartas|nadie miró el teléfono].
wood-stove !summer :: La estufa de leña [calienta toda la casa|se prende fácil], [y había leña seca de sobra].
fire-pit :: [Malvaviscos en la fogata|Nos quedamos junto a la fogata hasta tarde], [la leña está incluida|con mantas].
grill :: La parrilla [prendió a la primera|tenía gas], [comimos afuera casi siempre].
balcony :: [Desayunar en el balcón|El balcón al atardecer] [fue lo mejor|ya valía la pena].
garden :: El jardín [huele a romero|está precioso], [los pájaros despiertan a las cinco|y hay sombra].
sea-view :: [Despertar viendo el mar|La vista al agua] [no cansa|vale cada dólar].
mountain-view near-mountain :: {mountain} en la ventana [con el café|al atardecer], [una maravilla|cada mañana distinto].
lake-view near-lake :: {lake} [con niebla a las seis|como un espejo], [no parece de verdad].
beach-access :: A la playa [se llega descalzo|son cinco minutos], [fuimos dos veces al día|al amanecer no hay nadie].
breakfast :: El desayuno [fue abundante|vale madrugar], [los huevos sobre todo|con mermelada casera].
workspace :: Trabajé [tres días|por las mañanas] desde el escritorio y [el internet nunca falló|la silla es buena].
self-check-in :: [La clave funcionó a la primera|Entrar fue fácil], [y eso que llegamos a medianoche|sin esperar a nadie].
!self-check-in home :: {host} [nos recibió en la puerta|nos esperó hasta tarde], [con un pan recién hecho|y nos dibujó un mapa].
home :: {host} [contesta en minutos|estuvo pendiente sin molestar|nos ayudó con todo], [así da gusto|muy amable].
hotel !self-check-in :: En recepción [nos consiguieron mesa|nos cambiaron de cuarto sin poner cara|se acordaban de nosotros].
#limpio :: [Limpísimo|Muy limpio|Impecable], [hasta los rieles de las ventanas|olía a nada, que es lo mejor].
#cama :: [Las camas son buenísimas|Qué buen colchón], [dormimos hasta las nueve|la espalda lo agradece].
#silencio !dense :: [Mucho silencio|Ni un ruido después de las diez], [solo la lluvia|con las ventanas abiertas].
#ducha :: La ducha [tiene presión|nunca se quedó fría], [milagro|después de un día largo, perfecta].
free-parking city :: Estacionamiento gratis [en {city}, increíble|a la puerta].
named-hood :: {hood} [es la mejor zona|tiene todo a pie], [la panadería de la esquina|volvimos caminando de noche sin problema].
walkable :: [Fuimos a pie a todos lados|A cenar, caminando], [el auto ni se movió].
near-river :: [Caminamos junto a {river}|Nos metimos a {river}], [agua fría y clara|todas las mañanas].
near-beach :: [Los atardeceres en {beach}|{beach} con marea baja], [casi sin gente en {month}|{party} encontró un cangrejo].
near-mountain !winter :: Subimos hacia {mountain} [y las piernas todavía duelen|temprano], [vale la pena].
near-sight !city :: {sight} queda cerca, [vayan temprano|fuimos dos veces].
park :: [A las siete ya estábamos en el parque|Buena base para el parque], [y de regreso, siesta].
pets-welcome p-dog :: [Le dejaron plato y toalla al perro|Hay espacio para correr], [pocas veces es tan cierto].
big :: Cupimos {guests} [sin estorbarnos|y sobró sofá].
is-cabin/is-a-frame/is-chalet :: Huele a madera [al abrir la puerta|y a descanso].
is-treehouse :: Se mueve un poquito y [luego encanta|los niños felices].
is-farm-stay :: [Les dimos de comer a las gallinas|Huevos de la mañana], [el mejor recuerdo].
air-conditioning summer :: El aire acondicionado [nos salvó|enfría bien] [en plena ola de calor|las {nights} noches].
`;

const complaint = `
!air-conditioning summer :: No hay aire acondicionado y [en {month} se nota|hizo calor], [aunque lo avisan|con ventilador se aguanta].
!elevator flat :: [Escaleras con las maletas|No hay ascensor], [ténganlo en cuenta].
wifi :: El wifi [se cayó un par de veces|no llega bien al cuarto de atrás], [lo arreglaron].
remote :: [El último tramo del camino está malo|No hay señal de celular], [bajen el mapa antes].
city :: [Algo de ruido de la calle|El camión de la basura pasa a las seis], [es ciudad].
!free-parking city :: Estacionar [es una lotería|sale caro], [mejor en tren].
#almohada :: [Las almohadas son muy blandas, pero nos trajeron otras|Faltó una almohada; la pedimos y la trajeron].
#regadera :: El agua caliente [tarda|sube y baja], [paciencia].
#luz :: [Entra el sol a las seis|Poca luz para leer], [detalle menor].
#mosquitos forest/tropical/lake summer :: Mosquitos al anochecer, [lleven repelente|es el campo].
#pisos home :: Los pisos [crujen|suenan], [casa vieja, se entiende].
#tarifa :: [La limpieza sale cara para pocas noches|Las tarifas suman], [al menos el total está claro].
hot-tub :: El jacuzzi [tardó en calentar|la primera noche estaba tibio], [luego bien].
pool :: La piscina [estaba fría en {month}|tenía hojas el primer día], [la limpiaron].
breakfast :: El desayuno [es igual todos los días|termina temprano], [rico, eso sí].
walkable small :: [Todo cierra a las nueve|Los lunes no hay casi nada abierto].
#toallas :: Las toallas [son delgadas|alcanzan justo].
`;

const problem = `
#sucio :: [No estaba limpio|Había pelos en la ducha], [mandaron a alguien horas después|y nadie se disculpó].
#fotos :: [Las fotos son de otros tiempos|No se parece a las fotos], [muebles gastados|mucho más chico].
#ruido :: [Obra al lado desde las siete|Fiesta arriba hasta las tres], [nadie avisó].
#colchon :: [El colchón está hundido|La cama parece hamaca], [todavía me duele la espalda].
#respuesta :: [No contestaron los mensajes|Tardaron un día en responder].
#precio :: Muy caro para lo que es; [en {city} hay mejores|no a ese precio].
hot-tub :: El jacuzzi no funcionaba, [y por eso reservamos].
`;

const plainOpening = `
:: [Normal|Está bien, sin más|Ni fu ni fa|Cumple y ya] [, {nights} noches en {month}|, íbamos con {party}|, por el precio|, en general].
:: [Esperábamos más|No era lo que pensábamos] [por las fotos|por los comentarios|a este precio].
`;

const closing = `
:: [Volveremos|Regresaremos] [sin dudarlo|con {party}|el próximo {month}|en cuanto podamos].
:: [Muy recomendable|Lo recomendamos] [para ir con {party}|para unos días|a quien le guste {city}].
home :: [Gracias, {host}|Mil gracias, {host}|Hasta pronto, {host}].
:: [Una noche más no hubiera estado mal|Costó irse|No se queden menos de {nights} noches].
`;

const short = `
:: [Muy bien|Excelente|Todo perfecto|Muy buen lugar|Bonito y cómodo|De lo mejor] en {city}, {nights} noches [tranquilas con {party}|en {month} sin un solo pero|y las que vengan, gracias {host}].
:: [Limpio y tranquilo|Cómodo y justo de precio|Tal como lo describen], [venimos desde {home} con {party}|{nights} noches en {month}|{host} es muy amable y {city} también].
`;

export const reviewLines: ReviewLines = { opening, praise, complaint, problem, plainOpening, closing, short };
