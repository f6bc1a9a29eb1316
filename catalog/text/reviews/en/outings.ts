import type { TopicLines } from '../topics.ts';

/** What guests did; each line holds for the surroundings and the season that its tags name. */
export const outings = {
  outing: {
    good: `
beach summer :: {We} [spent most days on the beach|were at the beach by nine|walked the beach every evening], [then rinsed off and went out for tacos|home for naps and back at five|sand everywhere and nobody cared], and [{party} slept until nine|it was the best week of the year|{we} forgot what day it was].
beach spring/fall :: The beach was [almost empty in {month}|quiet at that time of year|all to {ourselves}], [perfect for long walks|too cold to swim but beautiful|with sun on most days], and {we} [collected a bag of shells|walked for miles on {weekday}|had fish tacos twice].
beach winter !tropical :: {We} came [for the off-season|for an empty beach], [walked in jackets|watched the waves in the rain], [warmed up with chowder|read two books each|slept late], and [would do it again|it was just what {we} needed] in {month}.
tropical :: {We} [snorkeled in the morning|were in the water every day|watched the sunset every night], [ate too much fresh fruit|napped through the hottest hours|tried three fish places], and [{party} didn't want to go home|came back with a tan in {month}].
ski winter :: {We} [skied every day|had fresh snow on {weekday}|were on the first lift most days], [and were glad to come back to a warm place|then collapsed on the couch|and skipped the last afternoon for the couch], [legs like rubber|{party} included].
mountain summer/fall :: {We} [hiked every day|did a big hike on {weekday}|were on the trail by seven], [and came back tired and happy|with a picnic at the top|and saw elk from the trail], [then had dinner in {city}|then hardly moved all evening|and {party} kept up].
near-mountain :: {We} [drove up toward {mountain}|went up {mountain}|saved {mountain} for {weekday}], [clear skies all the way|and had lunch with a view|which took most of the day], and [were happy to have no plans for the evening|{party} did better than {we} expected|it was worth the early start].
near-sight :: {We} [went to {sight} on {weekday}|started at {sight}|had planned an hour for {sight}], [and stayed until they closed|and took our time|early, before it got busy], then [had a late lunch in {city}|came back for a nap|{party} picked the restaurant].
near-lake !winter :: {We} [walked around {lake}|spent an afternoon at {lake}|swam in {lake}|had a picnic at {lake}] [on {weekday}|twice|with {group}], [and came home sunburned|which was lovely in {month}|and it wasn't crowded].
near-river !winter :: {We} [fished|sat|had lunch|went wading] by {river} [on {weekday}|one whole afternoon|in the evening], [caught nothing and loved it|and {party} skipped stones|with nobody else around].
park !winter :: {We} [were in the park before the crowds|spent most days in the park|did the big trails], [back by two|picnic in the backpack|with the shuttle], and [had a quiet base to come back to|{party} earned a ranger badge|saw more wildlife than people on {weekday}].
desert :: {We} [hiked at sunrise|were out early and back by eleven|drove out to see the sunset], [stayed in during the heat|watched the stars at night|and never got used to the colors], and [{month} was a good time for it|{party} talked about the sky for days].
city !small :: {We} [ate {our} way through {city}|saw a show on {weekday}|went to a ballgame|did two museums and a lot of walking], [and were glad of a calm place to come back to|and still got to bed before midnight|then slept in][|, which is how {we} like {city}].
city !small p-kids :: {We} took {party} to [the zoo|the science museum|the aquarium|a ballgame] on {weekday}, [rode the bus for fun|had pizza for dinner], and [everyone was asleep by eight|it was easy to get back for naps].
wine :: {We} [visited three wineries|had a tasting on {weekday}|biked between wineries], [came home with a case|ate bread and cheese for dinner], and [sat outside until late|{we} would plan it the same way] [|in {month}].
leaf fall :: The leaves were [at their peak|just turning|past their peak but still gorgeous], [and {we} drove back roads all {weekday}|with cider donuts in the car|and every road was prettier than the last], [worth the drive from {home}|just as {party} had hoped].
music :: {We} came for the music, [heard three bands on {weekday}|danced two nights in a row|ended up at a songwriter night], and [it was nice to come back to a quiet place|slept until ten after that|{party} sang all the way home].
historic :: {We} [wandered around the old part of {city}|took a walking tour on {weekday}|went in and out of antique shops], [had pie at a diner|ended up talking to half the town|bought a lamp {we} didn't need], and [could have stayed longer|it's prettier than {we} thought].
small :: {city} is [a friendly little town|quiet, in a good way|smaller than {we} thought], [with one great diner|with a bakery worth getting up for|where people wave from their trucks], and [{we} were regulars by {weekday}|after two days they knew {our} order].
v-plain !small !p-couple :: {We} [were in town for a wedding|came to see family|had a conference|came for a graduation|moved {our} daughter into college] [that {weekday}|for {nights} nights|in {month}], and [this was a good base|it gave {us} a place to come back to|it was easier than staying with relatives].
:: [One day it poured|It rained one whole day|The weather turned on the last day], so {we} [stayed in|stayed put|never left], [played cards|read|watched old movies|made soup], and [that ended up being the best day|nobody minded|it was a fine day all the same].
b beach summer :: [Beach every day|At the beach most of the time].
b ski winter :: [Skied all week|Great snow].
b mountain summer/fall :: [Good hiking nearby|Hiked every day].
n near-sight :: {We} visited [{sight}|{sight} and the center], [it is beautiful|very interesting|{we} recommend it], and [in the evening {we} rested|then {we} cooked together].
n :: {City} is [very nice|beautiful] in {month}, {we} [walked a lot|saw many things|would like to see more].
`,
    minor: '',
    major: '',
  },
} satisfies Record<string, TopicLines>;
