/** Replies of hosts: thanks, then an answer to the complaint or a remark on the stay, then an ending. */
export const replies = {
  en: {
    thanks: `
thankful :: [Thank you|Thanks so much|Many thanks], {author}[!|.]
thankful :: {author}, [thank you for the kind words|thanks for taking the time to write|what a nice review to wake up to].
thankful p-kids :: [Thank you|Thanks], {author}! [It was lovely to have|We enjoyed having|So glad it worked out for] your family [in {month}|for those {nights} nights].
complaint !low :: [Thank you for the review|Thanks for the honest feedback|Thank you for staying with us], {author}.
low :: {author}, [I'm sorry about this|we're sorry that your {month} stay fell short|thank you for telling us, and our apologies].
low :: [Sorry to read this|Our apologies], {author}. [You should have had a better {nights} nights|That's not the stay we want for anyone|This is useful to know, if not easy to read].
`,
    answer: `
thankful home :: [You left {thetype} in great shape|You were easy guests|It was a pleasure to have you here] [in {month}|for those {nights} nights|and you're welcome back any time].
thankful :: [Glad you had good weather|Glad you enjoyed {city}|Happy that everything worked out] [in {month}|for your {nights} nights|after the trip from {home}].
thankful p-dog :: [Give {party} a scratch behind the ears|Say hello to {party}] from [me|all of us] [in {city}|until the next visit].
complaint t-cleanliness :: [I've talked to the cleaners|We went through it with our cleaners|The cleaning team now has a checklist for exactly that], and [it won't happen again|we added time between stays|I'll check it myself before the next arrival] [|, starting this week].
complaint t-accuracy :: [We're retaking the photos|I've updated the listing|The description now says so], [so that nobody is surprised again|thanks to your note|which should have happened before your {month} stay].
complaint t-checkin self-check-in :: [The lock has a new battery and a new code|We replaced the keypad|The arrival message now has photos of every step], [and a backup key is on site|so nobody gets stuck again|thanks for pointing it out].
complaint t-checkin !self-check-in :: [We've rewritten the arrival instructions|I now confirm the time the day before|There are new signs at the entrance], [so the next guests will have it easier|thanks to you|and to everyone who wrote].
complaint t-communication :: [I missed your message, and there's no excuse for it|You should have heard from us sooner|That answer took too long]: [notifications are on now|a second person now reads messages|we've added a number that is always answered].
complaint t-location :: [That's true of {city}|You're right about that|It's the trade-off of this spot], and [the listing now says it more clearly|we'll make it plainer in the description|I've added a note for the next guests].
complaint t-value :: [We do look at prices often|Prices in {month} follow the season|I understand], [and longer stays cost less per night|midweek is usually a good deal|and we'll see what we can do about the fees].
complaint t-sleep :: [A new mattress arrived since|We've ordered new pillows and curtains|I tried the bed myself after your note], [so the next stay should be a quieter one|and I see what you mean|thank you for saying so].
complaint t-kitchen :: [The kitchen has been restocked|That's been replaced|We went shopping the next day], [thanks for the list|and more is on the way|so the next guests can cook again].
complaint t-bathroom :: [A plumber came the week after|The plumber has been here|We've had the water heater serviced], [and all is well now|so it's hot again|sorry you had to put up with it in {month}].
complaint t-wifi :: [The router is new|We added a second access point|The provider has fixed the line], [and the signal reaches every room now|and we tested it in the evening|so video calls work again].
complaint t-hottub :: [The hot tub has been serviced|There's a new heater in the hot tub|A technician looked at the hot tub], [and it runs as it should|and instructions are on the cover now|sorry for the timing].
complaint !t-cleanliness !t-accuracy !t-checkin !t-communication !t-location !t-value !t-sleep !t-kitchen !t-bathroom !t-wifi !t-hottub :: [That's on the list for this {season}|We've taken care of it since|You're right, and it's being fixed], [thanks for letting us know|and we appreciate the patience|so the next {nights} nights here will go better].
`,
    end: `
thankful :: [Hope to see you again|Come back any time|You're always welcome here|Safe travels].
thankful :: [Come back in another season|See you next {month}, perhaps|We'd love to host you again in {city}][, it's different every time|, and bring friends|, {author}].
complaint :: [I hope you'll give us another try|We'd like to make it right next time|If you come back to {city}, write to us first], [{author}|and we'll take care of it|and thank you again].
`,
  },
  es: {
    thanks: `
thankful :: [¡Gracias|¡Mil gracias|¡Muchas gracias], {author}!
thankful :: {author}, [gracias por tus palabras|gracias por tomarte el tiempo de escribir|qué gusto leerte].
complaint !low :: [Gracias por tu opinión|Gracias por tus comentarios], {author}.
low :: {author}, [lamento que tu estancia de {month} no haya sido buena|te pedimos una disculpa|gracias por decirlo y perdón por las molestias].
`,
    answer: `
thankful :: [Qué bueno que disfrutaste {city}|Me da gusto que todo saliera bien|Fue un placer recibirte] [en {month}|estas {nights} noches|y aquí tienes tu casa].
complaint t-cleanliness :: [Ya hablamos con el equipo de limpieza|Agregamos más tiempo de limpieza entre estancias], [y no volverá a pasar|gracias por avisar|desde {month} lo revisamos dos veces].
complaint t-checkin :: [Ya corregimos las instrucciones de llegada|Cambiamos el código y las indicaciones], [para que sea más fácil|gracias a ti|y ahora llevan fotos].
complaint t-communication :: [Debí contestarte antes|Tu mensaje se nos pasó], [no hay excusa|ahora hay siempre alguien al pendiente|y ya lo corregimos].
complaint t-sleep :: [Ya compramos un colchón nuevo|Cambiamos almohadas y cortinas], [así que la próxima vez dormirás mejor|gracias por decirlo].
complaint !t-cleanliness !t-checkin !t-communication !t-sleep :: [Ya lo estamos arreglando|Tomamos nota|Tienes razón en lo que dices], [gracias por decirlo|y lo corregimos este mes|para que tu próxima visita a {city} sea mejor].
`,
    end: `
thankful :: [Te esperamos de nuevo|Vuelve cuando quieras|Esta es tu casa][, {author}| en {city}|].
complaint :: [Ojalá nos des otra oportunidad|Nos gustaría recibirte de nuevo] [en {city}|, {author}|y hacerlo mejor].
`,
  },
};
