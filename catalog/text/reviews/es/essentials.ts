import type { TopicLines } from '../topics.ts';

/** The topics of the breakdown on a stay's page. */
export const essentials = {
  cleanliness: {
    good: `
:: [Todo estaba muy limpio|El lugar estaba muy limpio|{Thetype} estaba muy limpi{o/a}|Todo estaba impecable|{Thetype} estaba en perfectas condiciones|El lugar estaba impecable] [cuando llegamos|desde que entramos|los {nights} días], [con toallas limpias|hasta debajo de las camas|y olía rico|el baño también], [se agradece|y eso para nosotros cuenta mucho|y no es tan común en {city}].
:: Se nota que [limpian con cuidado|alguien se ocupa de los detalles|aquí la limpieza es en serio]: [ventanas limpias|sábanas frescas|ni una mota de polvo], [cero malos olores|el baño como nuevo|los pisos daban gusto][ y toallas de sobra|].
f :: Soy [exigente|difícil de contentar] con la limpieza y [no encontré nada que criticar|quedé más que satisfecha|todo pasó la prueba] [en los {nights} días|de la entrada al baño|durante la estancia].
p-kids :: Viajamos con {group} y [un piso limpio importa|uno se fija en los pisos|eso era lo principal]: [aquí no tuvimos ninguna preocupación|estaba todo impecable|nada que decir, perfecto].
b :: [Muy limpio|Todo limpio|Impecable][|, olía rico|, buenas toallas|, el baño también].
`,
    minor: `
:: [Al baño|A la regadera|Al piso] le faltaba [una pasada|un poco más de limpieza], [nada grave|pero lo demás estaba bien|se arregló en un minuto].
:: Encontramos [algo de polvo en los muebles|unas migas en la mesa|pelos en la regadera], [un detalle menor|pero en general estaba limpio].
b :: Podría estar más limpio.
`,
    major: `
:: No estaba limpio: [había pelos en la regadera|el piso estaba pegajoso|las sábanas tenían manchas] y [no habían sacado la basura|el baño olía a humedad|había platos sucios en el fregadero] [cuando llegamos el {arrival}|cuando entramos|después de tantas horas de camino].
:: Pasamos [la primera hora|la tarde del {arrival}] [limpiando|fregando el baño|lavando platos] antes de [desempacar|poder sentarnos].
b :: [Sucio|Baño sucio|Nada limpio][, pelos en la regadera|, toallas manchadas|].
`,
  },
  accuracy: {
    good: `
:: [{Thetype} es tal cual|Todo es igual a|Lo que se ve en] [las fotos|la descripción], [sin sorpresas|incluso mejor en persona|hasta los detalles], [y eso nos dio confianza|así que llegamos tranquilos|cosa que no siempre pasa en {city}].
:: Las fotos [no mienten|se quedan cortas|son honestas]: [es hasta más amplio|es tal como lo esperábamos|todo funciona y está cuidado][ y a {party} les encantó|, gran acierto para {month}|].
b :: [Igual a las fotos|Tal como se describe|Mejor que en las fotos].
`,
    minor: `
:: En las fotos se ve [un poco más grande|más nuevo] de lo que es, [pero nos alcanzó bien|nada que arruine el viaje|conviene saberlo].
b :: Más pequeño que en las fotos.
`,
    major: `
:: No se parece a [las fotos|lo que anuncian]: [los muebles son más viejos|es la mitad de grande|todo está más gastado] y [faltaban cosas con las que contábamos|la pintura se está cayendo|nadie nos avisó], [una decepción|nos sentimos engañados].
b :: [No es como en las fotos|Las fotos son viejas].
`,
  },
  checkin: {
    good: `
self-check-in :: Entrar fue [muy fácil|facilísimo|cosa de dos minutos]: [el código funcionó a la primera|las instrucciones llegaron un día antes|nos mandaron fotos del camino], [aunque llegamos de noche|y eso que llegamos tarde el {arrival}|así que llegamos sin prisa].
!self-check-in home :: {host} [nos esperó|nos recibió|estaba en la puerta] [aunque llegamos tarde el {arrival}|con una sonrisa|con las llaves], [nos explicó todo en cinco minutos|nos dijo dónde comer bien|nos enseñó todo] y [nos dejó tranquilos|se despidió|a descansar].
hotel :: El registro fue [rápido|muy ágil|cosa de minutos], [nos guardaron las maletas|nos dieron la habitación antes de la hora|aunque llegamos tarde el {arrival}] y [nos explicaron todo en español|nos dieron un mapa de {city}|con muy buen trato].
:: Las indicaciones para llegar [fueron claras|estaban muy bien explicadas|llegaron a tiempo], [y dimos con {thetype} a la primera|incluso de noche|ni tuvimos que llamar][, y eso que veníamos desde {home}|, un alivio con {group}|].
b :: [Llegada fácil|Entrada sin problemas|Check-in rápido].
`,
    minor: `
:: De noche [cuesta encontrar la entrada|no se ve bien el número], así que [conviene llegar con luz|dimos una vuelta de más|hay que ir despacio].
self-check-in :: El código [no agarró a la primera|tardó un poco], pero [nos contestaron enseguida|al tercer intento abrió].
b :: Difícil de encontrar de noche.
`,
    major: `
self-check-in :: El código que nos mandaron [no servía|estaba mal] y [esperamos una hora afuera|nos quedamos en el carro casi una hora] [el {arrival} en la noche|con {group}|después de un viaje largo] hasta que [alguien contestó|llegó otro].
:: Llegamos a la hora indicada y [no había nada listo|todavía estaban limpiando|nadie sabía de nuestra reserva]; [esperamos dos horas|nos dejaron esperando], [sin una disculpa|sin explicación].
b :: [Una hora para entrar|Nada estaba listo].
`,
  },
  communication: {
    good: `
home :: {host} [nos contestó siempre rápido|respondió todo en minutos|estuvo al pendiente sin molestar], [nos recomendó dónde comer|nos dio buenos consejos de {city}|nos preguntó si necesitábamos algo] y [eso se agradece|fue muy amable|nos hizo sentir en casa][| con {group}].
home :: [Nos faltó una cobija|Tuvimos una duda con la tele|Se nos olvidó un cargador] y {host} [lo resolvió ese mismo día|contestó en cinco minutos|nos ayudó de inmediato], [un encanto|de verdad muy amable|da gusto tratar así].
hotel :: El personal [es un encanto|fue muy atento|nos trató de maravilla], [nos consiguieron mesa el {weekday}|nos ayudaron con las maletas|siempre con una sonrisa], [se aprendieron nuestros nombres|y varios hablan español|de la recepción al desayuno][, en {city} no siempre es así|].
b home :: [{host} muy amable|Muy buen trato|{host} contesta rápido].
b hotel :: [Personal muy amable|Excelente trato].
`,
    minor: `
home :: {host} tardó [unas horas|medio día] en contestar, [no era urgente|pero contestó bien].
hotel :: En la recepción había [poca gente|fila] [el {weekday}|por la tarde], [hay que tener paciencia|pero fueron amables].
b :: Tardan en contestar.
`,
    major: `
home :: Le escribimos a {host} [tres veces|el {weekday} y al otro día] y [nunca contestó|contestó cuando ya nos habíamos ido], [eso fue lo peor|así que nos las arreglamos solos].
hotel :: En la recepción [nos atendieron mal|nos dijeron que volviéramos luego] cuando [nos quejamos|pedimos ayuda el {weekday}] y [nadie hizo nada|ahí quedó todo].
b :: Nadie contesta.
`,
  },
  location: {
    good: `
walkable :: La ubicación es [excelente|inmejorable|perfecta]: [a {walk} minutos a pie del centro de {city}|se llega caminando a todo|cafés y restaurantes a la vuelta], y [dejamos el carro estacionado|de noche es tranquilo|caminar por ahí es muy seguro].
drive-in :: Está a [unos {drive} minutos en carro|{drive} minutos manejando] [del centro|de {city}], [cerca pero tranquilo|lo justo para descansar del ruido|y el camino es bonito], [perfecto para nosotros|y estacionar es fácil|ideal con {group}].
named-hood :: {hood} [nos encantó|es muy buena zona|fue una gran elección]: [hay dónde comer|buen café cerca|gente amable], [y se llega fácil a todo|y menos ruido del que esperábamos|volveríamos a la misma zona].
near-sight !city :: Queda cerca de {sight}, [que era lo que queríamos ver|y fuimos dos veces|y fuimos temprano el {weekday}], [antes de que se llenara|vale mucho la pena|a {party} les fascinó].
near-river :: Caminamos [todas las mañanas|el {weekday}|antes de cenar] junto a {river}, [un lugar muy tranquilo|casi solos en {month}|precioso].
near-lake :: {lake} [está cerca|queda a un paso en carro] y [fuimos dos tardes|pasamos ahí el {weekday}|hicimos un picnic], [precioso en {month}|{party} felices|muy recomendable].
near-beach shore :: {beach} queda [muy cerca|a un paso], [así que íbamos y veníamos todo el día|y vimos el atardecer cada tarde|ideal para ir temprano].
remote :: Está [apartad{o/a}|lejos del ruido], [que era justo lo que buscábamos|de noche no se oye nada|se ven todas las estrellas], [solo hay que comprar la comida antes|y dormimos como nunca].
b :: [Buena ubicación|Muy bien ubicado].
`,
    minor: `
drive-in :: [Hace falta carro para todo|Sin carro no se llega], [pero ya lo sabíamos|conviene hacer la compra antes de llegar].
b drive-in :: Se necesita carro.
`,
    major: `
far :: Queda mucho más lejos de [{city}|todo] de lo que [parece|entendimos]: [manejamos {drive} minutos para cualquier cosa|pasamos los días en el carro], [y no era la idea|nadie lo aclara].
central :: La calle es [ruidosa|muy ruidosa] y [hay gritos hasta las dos|no se puede abrir la ventana], [sobre todo el {weekday}|así no se descansa].
`,
  },
  value: {
    good: `
:: [Muy buen precio|Buena relación calidad-precio|El precio es justo] para [{month}|{city}|lo que ofrece|{nights} noches], [con todos los cargos incluidos|comparamos bastante|más barato que un hotel], [así que contentos|vale cada dólar|lo volveríamos a pagar].
b :: [Buen precio|Vale lo que cuesta].
`,
    minor: `
:: [El cargo de limpieza|El total con cargos] es [algo alto|un poco caro] para [{nights} noches|una estancia corta], [conviene quedarse más|pero se ve antes de reservar].
b :: Un poco caro.
`,
    major: `
:: Por [ese precio|lo que pagamos] esperábamos [mucho más|que las cosas sirvieran], [en {city} hay mejores opciones por menos|no lo vale|hubiera sido mejor un motel].
b :: [Muy caro para lo que es|No vale lo que cuesta].
`,
  },
} satisfies Record<string, TopicLines>;
