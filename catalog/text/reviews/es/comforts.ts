import type { TopicLines } from '../topics.ts';

/** Rooms, equipment, surroundings and what guests did. */
export const comforts = {
  sleep: {
    good: `
:: [La cama es comodísima|Las camas son muy cómodas|El colchón es de lo mejor|Qué buenas camas] y dormimos [de maravilla|como en casa|hasta tarde] [las {nights} noches|todos los días], [sin ruido|con buenas almohadas|y eso que somos de sueño ligero].
:: De noche [no se oye nada|es muy tranquilo|hay silencio total], [las cortinas tapan bien la luz|la recámara es fresca|las almohadas son buenas] y [descansamos muchísimo|{party} durmieron de corrido|despertamos como nuevos].
b :: [Camas cómodas|Se duerme bien|Muy tranquilo de noche].
`,
    minor: `
:: El colchón es [algo blando|algo duro] para nuestro gusto, [pero se duerme|nada grave].
:: Las cortinas dejan pasar [la luz|el sol], [así que madrugamos|{party} se despertaron a las seis].
b :: [Almohadas delgadas|Colchón algo blando].
`,
    major: `
:: El colchón está [hundido|vencido] y [casi no dormimos|amanecimos con dolor de espalda] [las {nights} noches|desde el {weekday}].
:: No pudimos dormir: [las paredes son de papel|hubo ruido hasta las tres|algo zumbaba toda la noche], [y nadie hizo nada|y así las {nights} noches].
b :: Imposible dormir.
`,
  },
  kitchen: {
    needs: 'kitchen',
    good: `
:: La cocina [tiene de todo|está muy bien equipada|es práctica], [hasta especias|con buenos cuchillos|ollas grandes incluidas], y [cocinamos casi todas las noches|desayunamos ahí todos los días|hicimos cena para todos el {weekday}|nos ahorramos los restaurantes][| en {month}].
coffee-maker :: [La cafetera es buena|Había café para la primera mañana|Hay buen café], [un detalle|y lo tomábamos afuera|y con eso ya estábamos contentos][| con {group}| los {nights} días].
b :: [Cocina completa|Cocina con todo].
`,
    minor: `
:: A la cocina le faltaba [un buen cuchillo|una olla grande|un sartén], [nos arreglamos|detalle menor].
b :: Faltan ollas.
`,
    major: `
:: [La estufa no servía|El refrigerador no enfriaba], así que [comimos fuera todos los días|tiramos la comida el {weekday}].
b :: La estufa no servía.
`,
  },
  bathroom: {
    good: `
:: La regadera tiene [buena presión|agua caliente de sobra], [y con {group} eso importa|se agradece después de {outing}|las toallas también son buenas].
b :: [Buena regadera|Agua caliente siempre].
`,
    minor: `
:: El agua caliente [se acaba pronto|tarda en salir], [hay que turnarse|pero sale].
b :: Poca presión de agua.
`,
    major: `
:: No hubo agua caliente [desde el {weekday}|casi toda la estancia] y [nadie lo arregló|tardaron un día en venir|con {group} fue un problema].
b :: Sin agua caliente.
`,
  },
  wifi: {
    needs: 'wifi',
    good: `
workspace :: Tuve que trabajar [dos días|el {weekday}] y [el wifi aguantó las videollamadas|el escritorio y el wifi son buenos], [sin un solo corte|sin problema].
:: El wifi [es rápido|funciona en todos los cuartos|nunca falló], [hasta para ver películas|y lo usamos bastante|aun con {group} conectados].
b :: [Buen wifi|Wifi rápido].
`,
    minor: `
:: El wifi es [lento|débil] [por la noche|en la recámara], [alcanza para lo básico|pero veníamos a descansar].
b :: Wifi lento.
`,
    major: `
:: El wifi [no funcionó|se cortaba a cada rato] y [tenía que trabajar el {weekday}|terminé trabajando en un café].
b :: Sin wifi.
`,
  },
  view: {
    needs: 'sea-view/lake-view/mountain-view',
    good: `
sea-view :: La vista al mar [es un sueño|vale el viaje|es mejor que en las fotos], [sobre todo al atardecer|con el café de la mañana|en {month}], y [nos quedamos horas mirando|a {party} les encantó|casi ni prendimos la tele].
lake-view :: [Despertar|Desayunar] con vista al lago [fue lo mejor|no tiene precio], [con neblina a las siete|sobre todo en {month}|{party} no quería irse].
mountain-view :: La vista a la montaña [es impresionante|es preciosa|fue lo mejor], [sobre todo al amanecer|en {month}|desde la ventana], [tomamos mil fotos|{party} encantados|no nos cansamos de mirarla].
b :: [Qué vista|Hermosa vista].
`,
    minor: '',
    major: '',
  },
  outdoors: {
    needs: 'patio/balcony/garden/grill/fire-pit',
    good: `
patio :: [Desayunamos en el patio|Pasamos las tardes en el patio], [muy agradable en {month}|con sombra y sin ruido|mientras {party} jugaban], [lo que más usamos|un gusto].
balcony :: El balcón [es muy agradable|fue nuestro lugar favorito], [por la tarde sobre todo|para el café|en {month}].
garden :: El jardín [es precioso|es amplio], [ideal para {party}|nos quedábamos hasta el anochecer|y está muy cuidado].
grill !winter :: Hicimos carne asada [el {weekday}|dos veces], [la parrilla está buena|con todo lo necesario], y [comimos afuera|nos dieron las once|{party} felices].
fire-pit :: Por las noches [prendimos la fogata|nos sentamos alrededor de la fogata] [con chocolate|con cobijas|hasta tarde], [lo mejor del viaje|{party} todavía hablan de eso|inolvidable en {month}].
`,
    minor: '',
    major: '',
  },
  water: {
    needs: 'hot-tub/pool',
    good: `
hot-tub :: El jacuzzi [estaba limpio y caliente|fue lo mejor|funciona perfecto], [lo usamos todas las noches|ideal después de {outing}|bajo las estrellas], [hasta con lluvia|en {month} se disfruta más|qué descanso].
pool summer/warm/tropical :: La alberca [es una maravilla|estaba limpia|nos salvó del calor], [{party} no querían salir|con sombra suficiente|la tuvimos casi para nosotros] [el {weekday}|todos los días|en {month}].
b hot-tub :: [Jacuzzi buenísimo|Jacuzzi todas las noches].
b pool summer/warm/tropical :: Alberca muy limpia.
`,
    minor: `
hot-tub :: El jacuzzi [tarda en calentar|podría estar más caliente], [hay que prenderlo con tiempo|pero lo disfrutamos].
`,
    major: `
hot-tub :: El jacuzzi, [por el que reservamos|que tanto esperábamos], [no servía|estaba turbio] y [nadie nos avisó|no lo arreglaron en {nights} días].
`,
  },
  comfort: {
    good: `
summer air-conditioning :: Con el calor de {month}, el aire acondicionado [fue una bendición|enfría muy bien], [y no hace ruido|y dormimos frescos].
winter heating :: Hacía [mucho frío|un frío tremendo] [el {weekday}|en {month}] y [adentro estaba calientito|la calefacción funciona muy bien].
fireplace/wood-stove winter/fall :: Prendimos [fuego|la leña] [todas las noches|desde el {weekday}], [con juegos de mesa|con chocolate caliente|con {group} alrededor], [muy acogedor|una delicia en {month}].
breakfast :: El desayuno [es rico|es abundante|nos sorprendió], [fruta fresca y buen café|huevos recién hechos|distinto cada día], [casi no hacía falta almorzar|salíamos sin prisa|{party} repitieron].
p-kids crib/high-chair :: [Había cuna|Tenían silla alta y cuna], [y viajar con {group} fue más fácil|un gran alivio con {group}].
!couple home :: [Hay espacio de sobra|Es muy ampli{o/a}|Cupimos muy bien], [cada quien tuvo su rincón|la mesa alcanza para todos|nadie se estorbó], [ideal para ir con {group}|aun el día que llovió|hasta con {group}].
couple home :: Es [chic{o/a}|de buen tamaño para dos] pero [bien pensad{o/a}|muy cómod{o/a}|no le falta nada], [para {nights} noches sobra|nos sentimos en casa].
`,
    minor: `
summer !air-conditioning :: No hay aire acondicionado, [como dice el anuncio|y en {month} se nota], [con el ventilador se aguanta|de noche refresca].
:: Algunas cosas [ya piden cambio|están algo gastadas], [la tele por ejemplo|un par de lámparas], [pero todo sirve|nada importante].
b :: Muebles algo gastados.
`,
    major: `
summer air-conditioning :: El aire acondicionado [se descompuso el {weekday}|no enfriaba], en pleno {month}, y [tardaron mucho en venir|nos trajeron un ventilador].
winter heating :: La calefacción [no servía|se apagó el {weekday}], en {month}, y [dormimos con chamarra|nos dieron un calentador chiquito].
:: Había [muchas cosas descompuestas|varias cosas que no servían]: [una lámpara y la persiana|la puerta del baño|el control de la tele], [y a nadie le sorprendió|se ve que llevan tiempo así].
b :: Muchas cosas descompuestas.
`,
  },
  outing: {
    good: `
beach summer :: Pasamos [los días en la playa|casi todo el tiempo en la playa], [volvíamos a comer|hasta el atardecer|con {group} llenos de arena] y [de noche ni ganas de salir|cenábamos tarde|nadie quería regresar a {home}].
beach spring/fall/winter !tropical :: En {month} la playa está [casi vacía|muy tranquila], [perfecta para caminar|hacía fresco pero con sol], y [juntamos conchas con {group}|caminamos kilómetros el {weekday}].
tropical :: [Nadamos|Hicimos esnórquel] [todas las mañanas|el {weekday}], [comimos pescado fresco|vimos el atardecer] y [{party} no se querían ir|volvimos bronceados en {month}].
ski winter :: [Esquiamos todos los días|Nos tocó nieve fresca el {weekday}|{party} esquiaron por primera vez] y [volver a un lugar calientito fue lo mejor|terminamos molidos y felices].
mountain summer/fall/spring :: [Salimos a caminar todos los días|Hicimos una caminata larga el {weekday}], [vimos venados|con picnic arriba|el aire es otra cosa], y [regresamos cansados y contentos|{party} aguantaron bien|dormimos como piedras].
near-sight :: El {weekday} fuimos a {sight}, [que vale mucho la pena|muy bonito en {month}|con {group}], y [regresamos a cenar|luego comimos en el centro|nos tomamos la tarde con calma].
city !small :: [Paseamos por todo {city}|Comimos delicioso en {city}|Fuimos a un concierto el {weekday}] y [fue bueno tener un lugar tranquilo para descansar|volver era un gusto|caminamos muchísimo][| con {group}].
small :: {city} es [un pueblo encantador|un lugar tranquilo|chico pero bonito], [con una panadería que hay que probar|la gente saluda|se recorre en una tarde], [volveríamos en {month}|{party} encantados|nos hizo bien el cambio].
:: Un día [llovió sin parar|no paró de llover] y [nos quedamos adentro|jugamos cartas|hicimos sopa], [y también se disfrutó|sin aburrirnos|con {group} tan contentos].
`,
    minor: '',
    major: '',
  },
} satisfies Record<string, TopicLines>;
