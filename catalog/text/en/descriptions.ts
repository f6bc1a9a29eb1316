import type { DescriptionLines } from '../description-lines.ts';

const opening = `
br-0 v-i flat :: [One room, done properly|A single bright room|One big room with everything in it]: a real bed, a table that seats two, and a door you can shut on {city}.
br-0 :: {atype} for [two people who like each other|one person with plans, or two with few|a short stay and a good sleep], [five steps from end to end|small and honest about it|with nothing in it that you have to walk around].
br-1 v-we :: We [built|rebuilt|finished] this {type} [ourselves, mostly on weekends|over two winters|with help from both our fathers] and [lived in it first|still argue about the color of the door|kept what was worth keeping].
br-1 v-i :: I [bought|inherited|found] this {type} [as a wreck|from the aunt who painted it|with the roof half gone] and [have been fixing it ever since|brought it back one room at a time|finally got it right].
br-1 :: [A|One] bedroom, [a sitting room with low light|one long room and a bath|a deep sofa and a proper table]: {atype} that [fits two well|does not try to be bigger than it is|two people can fill without tidying].
br-2 v-we :: Two bedrooms at [opposite ends|either end of a short hall], which is why [our friends keep coming back|two couples can share it and stay friends|grandparents like it].
br-2 :: {atype} with two bedrooms [and one good living room between them|, both with real doors|, one under the eaves and one facing the morning].
br-3 v-we family :: We raised [two kids|three boys|twins and a dog] in this {type}, so [nothing in it is too precious to use|the scratches have names|every drawer already sticks where it should].
br-3 :: Three bedrooms, [one long table|a hallway with too many hooks|a living room that holds everyone]: {thetype} is [set up for a family, or for two that get along|for people who travel in a pack|easy to be six in].
big v-we :: [Built for the whole clan|Made for reunions|We bought it for the cousins]: {bedrooms} bedrooms, [beds for {guests}|room for {guests} at the table|places for {guests} to sleep] and enough corners to be alone in.
big v-plain :: {thetype} sleeps {guests} in {bedrooms} bedrooms [over two floors|, two of them away from the rest|and has a second sitting room for whoever goes to bed last].
big v-company :: A {bedrooms}-bedroom {type} for up to {guests}, [cleaned by the same team every time|checked by one of us before each arrival|with someone local on the phone if anything stops working].
v-terse !br-0 !br-1 home :: {bedrooms} bedrooms, {guests} guests, [no clutter|good beds|thick curtains].
v-terse br-1 :: One bedroom. [Good mattress, strong shower|Dark at night, bright by eight|Clean lines, warm floor].
v-terse :: [Simple|Plain|Straightforward] {type}, [well kept|properly clean|recently painted].
v-plain home :: {thetype} is [lived in between guests|rented all year|someone's home in winter], so the [knives are sharp and the lamps are where you want them|cupboards have real plates|kettle, the iron and the corkscrew are where you look first].
v-warm home :: Come in, [put your bags down, the light is best around five|take your shoes off, the floor is warm wood|the window seat is the first thing everyone tries].
v-warm couple :: [Friends lend us their key stories|People come here to sleep|Couples tell us they came for a weekend and talked for the first time in months]: it is that kind of {type}.
v-company home :: [This {type} is one of a handful we look after around {city}|We manage this {type} for its owner, who comes twice a year|The owner lives abroad and we keep it as if it were ours].
v-i is-guesthouse :: I live in the front house and [you have the back one to yourself|will wave, and otherwise leave you be|share only the gate with you].
v-we is-guesthouse :: The guesthouse stands behind our own, [with its own gate|past the vegetable beds|and the walls are thick].
is-loft small :: [Hay was kept up here until 1974|The beams still have the old farmer's sums on them|You climb the outside stair to a door that used to take bales].
is-loft city :: [A former print shop|An old box factory|What used to be a sewing floor], now [twelve-foot windows and one long wall of brick|a loft with the freight doors still in place|open from front to back].
is-cabin :: [Four walls of squared logs|A cabin in the plain sense of the word|Built in 1958 as a hunting camp, insulated since], [with a porch deep enough to sit out the rain|and the quiet you were hoping for|and you hear the trees before you hear a car].
is-a-frame :: [All roof and window|A tall, narrow A-frame|The classic A, ladder and all], [the bed up under the peak|with the loft open to the room below|and light down the whole front].
is-dome :: [A geodesic dome on its own deck|Canvas and timber, round and quiet|The dome has a clear panel over the bed], so [you count stars lying down|rain is part of the show|mornings start early and well].
is-treehouse :: [Up nineteen steps and around a living trunk|A platform, four windows and a rope rail|Held by three trees and no nails in any of them], it [moves a little in the wind, which most people like|is higher than it looks|smells of resin all summer].
is-tiny-house :: [Everything folds, slides or hides|Two hundred square feet on a steel frame|Small on purpose], and [the sleeping loft is better than the ladder suggests|there is still a real shower|you will be surprised what fits].
is-farm-stay :: [A working farm|We keep sheep and too many hens|Cattle on one side and hay on the other], so [expect a rooster|you may be asked to shut a gate|the eggs in the fridge are from this morning].
is-ranch :: [The old foreman's house|A low ranch house with a long porch|The road in is a mile of gravel], [and cattle still pass the kitchen window|with nothing between you and the fence line|and the sky does the rest].
is-adobe :: Walls [two feet thick|of real mud brick|that my grandfather laid], [cool at noon and warm at midnight|rounded at every corner|with niches for candles].
is-villa :: [Behind a plain wall and a heavy door|Around one courtyard|Low, wide and cool inside]: {bedrooms} bedrooms[ that open onto the same shade|, and a dining room open on three sides|, well out of each other's way].
is-beach-house :: [Up on pilings|Sand in the hallway by noon and nobody minds|Salt-gray boards and wide stairs], {bedrooms} bedrooms [and an outdoor shower that never gets cold|and a rack for every towel|and a deck that gets the evening].
is-chalet :: [Boots in the entry, socks from there on|A chalet with a boot room|Steep roof, deep sofas]: {bedrooms} bedrooms [and a drying rack that works|for people who are up first|and one big table for stew].
is-townhouse :: Three floors with [a bedroom on each landing|the kitchen in the middle where it belongs], [in a row of its kind|the street in front and quiet at the back|built in 1911 and wired this century].
is-condo :: [A tidy condo|A condo we redid ourselves|The condo is] [on the quiet side of the building|two floors up|at the end of the hall], [in pale wood|with new windows|with a sofa you can nap on].
is-apartment !small :: [High ceilings and tall windows|Old floors, new kitchen|The upper half of a brick walk-up], [on a street with trees|over a florist|where the neighbors say hello].
is-bungalow :: A [1926|1931|1940s] bungalow with [its built-ins and its porch swing|the original oak and a newer bathroom|a deep porch and cool rooms].
is-cottage :: [Low doors, deep sills|A cottage with uneven floors and good heat|Shingles, shutters, a latch on the gate], [older than the road|with roses nobody planted|and the evening light comes in sideways].
is-house :: [An ordinary house in the best sense|A house with a front step worth sitting on|Square, solid and full of windows], [with {bedrooms} bedrooms and a yard|set back from the road|and the kettle is the first thing you see].
`;

const inside = `
kitchen !br-0 v-we :: The kitchen is [ours, so the pans are good|where we spend the evenings|stocked: oil, salt, spices, sharp knives].
kitchen v-i :: I cook, so [there is a heavy pan, a grater and a decent knife|the spice drawer is better than most|you will not need to buy salt].
kitchen dishwasher !br-0 :: Cook for everyone if you like: [full kitchen, big pots and a dishwasher|there are twelve of everything, and a dishwasher|the dishwasher takes the lot].
kitchen !dishwasher :: There is a [full|proper|small but complete] kitchen [and no dishwasher, so bring someone who dries|with a gas stove|with a deep sink under the window].
kitchen v-terse :: Full kitchen. [Sharp knives|Real pans|Good stove].
coffee-maker :: [Coffee is ground and waiting, with milk for the first morning|We leave a bag of local beans next to the kettle|The coffee maker is the simple kind, and yes, it works before seven|There is coffee in the tin and a second tin behind it].
fireplace v-warm :: Light the fire first, [then unpack|it takes the edge off by the time you find the wine|the kindling is in the basket].
fireplace :: The [open fireplace|brick hearth|fireplace] [draws well|heats the whole room|is laid and ready], and [wood is stacked by the door|the matches are on the mantel|there is more wood than you can burn].
wood-stove :: The wood stove [does the heating and does it well|takes ten minutes to warm the place|eats two logs an hour]; [we show you how in four pictures|wood is under the eaves|start it with the small stuff].
workspace wifi :: [Two of our last guests worked here for a month|There is a real desk by the window|The desk faces a wall on purpose], [and the Wi-Fi holds through video calls|with fast Wi-Fi and a lamp|and the Wi-Fi reaches it].
game-table :: [A pool table that is nearly level|Table tennis in the basement|A game table with its own lamp] [settles who washes up|is where the evening ends|has survived four summers of teenagers].
piano :: The piano [is tuned twice a year|belonged to a music teacher|has one slow key], [so play it|and the neighbors like Chopin|but all the others are fine].
sauna :: The sauna [heats in half an hour|fits four if you are friends|is cedar and smells like it].
washer dryer :: [Washer and dryer are in the hall closet|You can do laundry, there is a washer and a dryer|Washer, dryer and a line if you prefer sun].
washer !dryer :: There is a washer [and a drying rack|and a line out back].
air-conditioning warm :: [The air conditioning is new and quiet|It stays cool: good air conditioning and shutters|Air conditioning in every bedroom], [and in August you will bless it|and the ceiling fans do the rest|so sleep is not a problem].
air-conditioning snowy :: [There is air conditioning for the ten days a year you want it|Air conditioning in summer, real heat in winter].
heating mountain :: Heat is [good|on before you arrive|under the floor in the bath], [and extra blankets are in the chest|because nights are cold even in July].
tv !couple :: The TV [is big enough for a movie night|is in the den, where it bothers no one|has the usual apps; bring your own passwords].
#no-tv !tv home couple :: There is no TV, [on purpose|but there are books|and nobody has complained yet].
crib high-chair :: Crib and high chair are [here, no need to carry yours|set up if you tell us|in the hall closet].
crib !high-chair :: We have a crib [for the asking|, with sheets].
step-free-entrance roll-in-shower :: No steps from the car to the bed, and the shower rolls in [; doorways are wide|; ask for measurements and we send them].
step-free-entrance !roll-in-shower :: The entrance is [level|without steps], [which your suitcase will like too|and the ground floor has what you need].
elevator flat :: There is an elevator, [slow and reliable|and a cart for luggage].
gym flat :: The building has a [small gym nobody uses before nine|gym on the second floor].
#beds !br-0 !br-1 :: {beds} beds, [all with new mattresses|linen on every one|two pillows each and more in the closet].
#beds br-1 :: The bed is [a queen with a mattress we would buy again|firm, with soft pillows|made up with line-dried cotton].
#light :: [Mornings come in on the bed side, so late sleepers should pull the shades|The windows face south and west, so dinner has its own light|The shades go fully dark|Lamps everywhere, no ceiling glare].
#books :: [Shelves of paperbacks (take one, leave one)|A record player and forty records|Board games with all their pieces, we checked]: for [the wet afternoons|the evening|when you have walked enough].
#bath :: The shower is [hot and strong|a walk-in with real pressure|over a deep tub], [the towels are thick|with soap worth stealing|though the water takes a minute to warm].
#floors rustic :: [Plank floors, wool rugs|Bare wood and good lamps|Nothing matches and it all fits], [and not one plastic chair|slippers are by the door].
`;

const outside = `
hot-tub mountain-view :: The hot tub [faces the mountains|looks at the ridge|is on the deck with the view], [and the lid is light enough for one|best after dark|heated before you come].
hot-tub !mountain-view :: [Hot tub out back|The hot tub is under the trees|There is a hot tub on the deck], [drained and filled for every guest|ready at 102 degrees|and nobody can see in].
pool desert :: The pool is [long enough to swim|unheated and perfect from April on|yours alone], [with shade on one side until four|and the loungers are already in the sun|and lit at night].
pool flat :: The building's pool [is quiet on weekdays|opens at eight|is down one flight], towels provided.
pool standalone :: There is a pool [behind a fence with a proper latch|with a shallow end|in the sun from ten], [and a hose for sandy feet|and a basket of floats].
fire-pit :: [Wood for the fire ring is included|The fire pit has six chairs and a grate|There is a fire ring out back], [weather and fire rules allowing|and we ask you to drown it at night|and the marshmallow forks are in the shed].
grill patio :: Dinner happens on the patio: [gas grill, string lights, long table|a grill, citronella and someone's playlist|charcoal at one end, cushions at the other].
grill !patio :: The grill [is gas and full|takes ten minutes|is by the back step], [tongs in the drawer|brush hanging beside it].
patio !grill :: The patio [gets the last sun and nobody overlooks it|is shaded after two, with good chairs|has a table for breakfast under a lemon-colored umbrella].
balcony sea-view :: From the balcony you see [the water over the roofs|a wide slice of sea|boats going out], [and hear it at night|coffee in hand by seven|which is most of what you will do].
balcony city-view :: The balcony [hangs over the street|fits two chairs and a bottle|looks down the avenue], with [the skyline lit after nine|the whole city going by].
balcony !sea-view !city-view :: There is a balcony [wide enough for two chairs|on the quiet side|that gets the morning].
garden v-i :: The garden is my other job: [tomatoes in August, help yourself|pick herbs, they like it|mind the bees and they will not mind you].
garden :: The garden is [fenced|full of birds|a bit wild], [with a bench at the far end|and the figs are yours if you beat the squirrels|with one hammock|with mint gone everywhere].
sea-view !balcony :: You see the sea from [the table|the bed, which is the point|the kitchen sink], [a different color every hour|and on clear days far out].
lake-view near-lake :: {lake} is in the window [from the moment you wake|behind the trees in summer, wide open after the leaves fall].
lake-view !near-lake :: The lake is in the window, [flat at dawn|silver by evening].
waterfront lakeside :: You can [walk in off the end of the yard|jump off the dock] [and the bottom is sandy|if you do not mind it fresh].
waterfront riverside near-river :: {river} runs past the end of the yard, [loud in May, low in September|so sleep with the window open].
waterfront shore :: Nothing between you and the water but [grass and a low wall|dune grass].
beach-access !waterfront :: [A sand path|The path] to the beach starts [at the corner|across the lane|two houses down], [chairs and a cart are in the shed|towels in the hall chest].
kayaks :: [Two kayaks and the vests|Kayaks] are [in the shed|on the rack by the water], [take them whenever|early is best].
bikes :: [Bikes with baskets|Two bikes and a pump|Old bikes with good brakes] are [in the shed|by the gate|in the garage], [and everything is flat from here|and you will hardly need the car].
ski-in-out :: You ski to the door, [no shuttle, no parking lot|boots off on the heated rack|which you will talk about for years].
mountain-view near-mountain :: {mountain} [fills the front window|turns pink around sunset|is right there when you open the blinds].
mountain-view !near-mountain :: The mountains [start where the yard stops|are in every west window].
ev-charger free-parking :: Park at the door; the charger [is a Level 2|takes any car] and costs nothing.
free-parking city :: [One parking space of its own, which around here is a gift|Free parking behind the building].
free-parking !city :: [Parking is free and off the road|You park right at the door|There is free parking for two cars].
#stars remote :: At night it is properly dark, [bring a flashlight|and the sky makes up for the slow road in].
#porch standalone !dense :: [The front step|The porch] is where [you will have your coffee|the day ends|the neighbor's cat visits].
`;

const around = `
named-hood v-i :: {hood} is where I [buy bread|grew up|would live again], and [I leave you a list of six places to eat|everything you need is within four blocks|you can walk it end to end].
named-hood :: {hood} [goes to bed early on weekdays and late on Fridays|has its own bakery, two bars and a park|still has a hardware store], [and downtown is {drive} minutes by car|and the rest of {city} is a short ride].
named-hood v-terse :: {hood}. [Cafés, groceries, bus|Everything on foot].
walkable small !ordinary :: You can walk to [everything in {city}, which is one good street and some side ones|dinner and back|the center in {walk} minutes].
walkable small ordinary :: The [post office, the diner and the park|shops on the main street|grocery and the good café] are [{walk} minutes on foot|a short walk].
walkable !small :: The center is [{walk} minutes on foot|around the corner, more or less], [so leave the car|and it is still quiet at night].
remote :: It is {drive} minutes into {city}, [so shop on the way in|the last stretch on gravel|and worth every one of them].
drive-in !remote :: {city} [proper|center] is {drive} minutes by car.
near-river v-we :: We walk the dog along {river} [every morning|most evenings]; [the path starts close by|ask for our favorite bend].
near-river !riverside :: {river} is [close enough for a swim before breakfast|the evening walk|where everyone cools off in July].
near-lake !lakeside :: {lake} is [the reason people come|a short drive]; [go on a weekday|best before ten].
near-beach !shore :: {beach} is [a short drive|the beach we go to ourselves]; [park early in summer|empty after five].
near-beach shore :: {beach} is [the beach|close]; [low tide is best for walking|in winter you have it to yourself].
near-mountain ski !lake :: [First lifts at {mountain} if you set an alarm|{mountain} is the hill|You came for {mountain}], [and the bus saves you the parking|and we know which run is groomed last].
near-mountain !ski :: The trail up {mountain} [is steep and short|takes a morning|starts not far from here]: [take water|go early|the view pays you back].
near-sight !city :: {sight} is [near: go before ten|close enough to go twice|what most guests do first|worth an evening as well as a morning].
near-sight city :: [Ask us about|Go to|Keep an afternoon for] {sight}; [it is easy to reach|early is best|it is a short ride from here].
park small :: [People come for the park and stay for the evenings|The park gate is the reason for the town], so [fill the tank and the cooler|book dinner in summer].
desert :: [Mornings and evenings are for walking, the middle of the day is not|The light at six is why people move here]; [coyotes sing most nights|bring a hat].
wine small :: There are [more tasting rooms than traffic lights|vines on three sides of town], [we can say which still pour without a reservation|go to the small ones].
historic walkable :: [Brick sidewalks, iron balconies, a church bell on the hour|Half the street is on the historic register], so wear flat shoes.
music city :: There is live music [six nights a week|somewhere within a mile every night], [and we say who is worth the cover|and it does not reach the bedroom].
leaf :: In the first half of October [the hills go off like a struck match|you should book dinner], [and by November you have it to yourself|the back roads are the best of it].
tropical :: [Trade winds most afternoons, rain for ten minutes, then everything shines|The water is warm all year], [and the fruit stand at the corner takes cash only|go early and nap after].
greatlake :: [The lake makes its own weather|It looks like the sea and smells of nothing], [bring a sweater even in July|the sunsets run late in June].
beach small !shore :: {city} is [small, sandy and done by nine|a beach town with a real winter], [which we like|ask us about the off season].
college :: [The campus is close, so there is good coffee and late tacos|Students leave in May and the summer is quiet].
forest small :: [Mushrooms in October, fog most mornings, deer by the step|Trails leave from the road, and midweek you have them to yourself|It smells of needles and rain, and the woods begin across the road].
city dense :: [The train is six minutes on foot|You will not want a car here], [and the grocer is open until midnight|we mark the good slices on the map].
midwest small !greatlake :: [The diner opens at six and there is pie on Thursdays|There is one stoplight, and people wave].
south small !beach :: [Somebody will tell you where to get barbecue, believe them|Porch weather runs from March to November].
southwest !small :: [Breakfast tacos are two blocks off|Green chile goes on everything].
ordinary :: {city} is [a town people live in|easier than it looks on the map], [with the usual shops close|and you are on your way in minutes].
ordinary small :: [Two cafés, one hardware store, a library|A main street, a feed store, good pizza]: {city} is [that sort of town|small, and we mean it kindly].
ordinary small :: [Friday nights are about the high school game|There is a farmers market on Saturday, rain or shine|The bakery sells out by nine], [and strangers are welcome|so plan for it].
ordinary !small :: {city} has [more good food than people expect|two decent breweries and a park with a loop|a movie house that still changes its own letters], [ask us which|and we keep a list].
ordinary !small :: It is a residential street [with maples and basketball hoops|where people walk dogs until late|near the park], [and the highway is close when you need it, silent when you do not|ten minutes from most things].
ordinary :: [Guests come for weddings, for games and for grandparents|People stay here on the way to somewhere and then ask about tomorrow], [we like all of them|and that tells you about {city}].
`;

const practical = `
self-check-in v-terse :: Code on the door. [Come when you like|No meeting, no waiting].
self-check-in :: [You let yourself in with a code|There is a keypad, so no need to meet|The code comes by message the day before], [and we are a call away|however late the flight|whatever the hour].
!self-check-in v-i :: I [meet you at the door|hand over the keys myself] [and am gone in five minutes|and answer what you want to know].
!self-check-in v-we :: We [like to meet people, so tell us roughly when|are there with the keys]; [it takes five minutes|the kettle will be on].
pets-welcome :: Dogs are [welcome|very welcome]; [towels for paws are by the door|there is a bowl out|just not on the good sofa].
!pets-welcome v-plain/v-company/v-we :: No pets, please[; our next guest may be allergic|; the cat next door would object|].
breakfast :: Breakfast is [bread, eggs and fruit, left at the door|at eight, or when you say|simple and good]; [tell us what you do not eat|the jam is from here].
wifi remote :: The Wi-Fi works; the phone signal [does not, mostly|comes and goes].
#quiet v-plain !remote :: [Neighbors are close, so we ask for quiet at night|Please keep it down outside after ten].
#steps is-treehouse/is-a-frame/is-tiny-house :: Mind the [ladder|steep steps] at night; [small children should sleep below|there is a light with a switch at both ends].
#winter ski/mountain snowy :: From November to April [bring tires that like snow|you want all-wheel drive], the [plow comes by eight|road is cleared but slowly].
#sand beach-access :: [Rinse off before you come in|Leave the sand outside], the [hose is by the stairs|outdoor tap is on the left].
carbon-monoxide-alarm smoke-alarm v-company :: Alarms are tested between stays [and the first-aid box is in the kitchen|, and the manual is on the counter].
!air-conditioning home !snowy !tropical :: There is no air conditioning; [windows on both sides do the work|fans are in the closet].
`;

const closing = `
v-we :: [We live ten minutes off and answer fast|We are next door if something breaks|Write to us, one of us is always up].
v-i :: [Ask me anything, I like to be asked|I am around and leave you alone|Message me and I will be there].
v-warm :: [Stay an extra night if you can|Bring the book you never finish|You will sleep].
v-plain :: [Not for parties|Good for a week|Best in the shoulder season].
v-terse :: [That is all|Come and see|Nothing else needed].
v-company :: [Someone from our team picks up day and night|We keep a spare of everything].
family :: [Children are welcome and so is their noise until nine|The toy box is in the bottom cupboard].
couple :: [Two people, no schedule|Best with nobody else along].
`;

export const homeDescriptions: DescriptionLines = { opening, inside, outside, around, practical, closing };
