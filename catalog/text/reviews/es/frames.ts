/** First sentences. */
export const openings = `
good v-familia :: [Pasamos|Estuvimos] {nights} [días muy bonitos|noches increíbles|días que se nos hicieron cortos|días estupendos] con {group} [en {city}|aquí en {month}|de descanso].
good v-familia :: ¡[Nos encantó|Qué lugar tan bonito|A toda la familia le encantó]! [Fuimos con {group}|Estuvimos {nights} noches|Vinimos desde {home}] y [todo salió perfecto|la pasamos de maravilla|no queríamos irnos].
good v-pareja :: [Vinimos por nuestro aniversario|Nos escapamos {nights} días|Queríamos descansar], y [{thetype} fue justo lo que buscábamos|salió mejor de lo esperado|{city} nos encantó][| en {month}].
good v-breve :: [Todo muy bien|Muy buen lugar|Recomendable|Muy a gusto en todo][| en {month}|, {nights} noches].
good v-joven :: [súper lindo todo|la pasamos increíble|me encantó este lugar|todo bien chido] [con {group}|en {city}|las {nights} noches|].
good v-senora :: [Somos una pareja mayor|Viajamos despacio, a nuestra edad,|Hemos viajado bastante] y [valoramos la tranquilidad|nos fijamos en los detalles|la comodidad es lo primero]. [Aquí nos sentimos muy a gusto|{Thetype} cumplió con todo|La estancia de {month} fue muy grata].
good v-detalle :: [Leí muchas opiniones antes de reservar y este lugar superó lo que esperaba|No suelo escribir opiniones, pero este lugar lo merece|Comparamos varios lugares en {city} y acertamos|Buscamos mucho antes de elegir {thetype}, y valió la pena]. [Fuimos {nights} noches en {month}|Viajamos con {group}].
mixed :: [Estuvo bien, sin más|Regular|Ni bien ni mal][, para {nights} noches pasa|, esperábamos algo más de {month}|: unas cosas sí, otras no].
bad v-joven :: [la verdad no me gustó|qué decepción|no lo recomiendo].
bad !v-joven :: [Lamentablemente no fue una buena experiencia|Nos fuimos decepcionados|No fue el viaje que esperábamos en {month}|Me da pena escribirlo, pero la estancia fue mala].
`;

export const closings = `
good v-familia :: [Volveremos|Ojalá podamos regresar|Ya queremos volver] [con {group}|el próximo {month}|a {city}], [gracias, {host}|muy recomendado|mil gracias].
good v-pareja :: [Volveríamos|Regresaremos] [sin dudarlo|en otra época del año|el año que viene], [{city} tiene mucho que ver|gracias por todo|nos quedaron ganas de más].
good v-breve :: [Volveremos|Lo recomiendo|Muy recomendado].
good v-joven :: [100% recomendado|regreso seguro|gracias {host}].
good v-senora :: [Quedamos muy agradecidos con {host}|Nos fuimos descansados y contentos|Lo recomendamos a quien busque tranquilidad], [y esperamos regresar|Dios mediante volveremos en {month}|{city} bien vale la visita].
good v-detalle :: En resumen, [muy recomendable|una gran elección para {city}|volveríamos sin pensarlo], [sobre todo para ir con {group}|y más en {month}|y por el precio todavía más].
mixed :: [Con unos arreglos sería muy buen lugar|Quizá probemos otro lugar la próxima vez|Por el precio, pasa].
bad :: [No volveríamos|No lo podemos recomendar|Buscaríamos otra opción en {city}][, una lástima|].
`;

/** Whole reviews of two to eight words. */
export const shortReviews = `
good :: [Excelente lugar|Todo perfecto|Muy bonito|Nos encantó|Muy recomendado|Volveremos][!|.]
good home :: [Gracias|Mil gracias], {host}[!|.]
good :: [Muy bonita estancia en {city}|Excelente {type}, volveremos|{nights} noches muy tranquilas][.|!]
mixed :: [Estuvo bien|Regular|Más o menos].
bad :: [No lo recomiendo|No volvería].
`;

export const turns = {
  toComplaint: ['Lo único:', 'Un detalle:', 'Por mejorar:', 'Para la próxima:'],
  more: ['Además,', 'También:', 'Otra cosa buena:', 'Y'],
  toPraise: ['Eso sí,', 'A favor,', 'Lo bueno:'],
};
