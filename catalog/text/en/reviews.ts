import type { ReviewLines } from '../review-lines.ts';

const opening = `
:: [My sister found this|A coworker in {home} told me about this|{We} almost booked elsewhere], [glad {we} listened|so thank you to her|close call].
:: {nights} nights in {month}. [Could have been ten|Not enough|Just right].
!p-solo :: [Traveling with {party} is not simple, and this worked|{party} can be picky; everyone was content|It was a trip for {party}, and {thetype} was the right choice].
:: [{We} got in at eleven at night|{We} were early by two hours|The flight was late], [nobody made a fuss|and still a warm welcome|and the light was on].
p-couple :: [Quiet days|Slow mornings|Long dinners] with {party}, [first time in a while|that is all I ask of a trip|and not one alarm clock].
p-kids :: [Rain outside, {party} inside|Long drive with {party}], [and nobody was bored|this is where it got good|the games cupboard is a hero].
small :: {city} [was new to {us}|is where {we} used to come as kids|won {us} over], and {thetype} [was the right way to see it|made it easy|is a big part of why].
city :: [A work trip that turned into a weekend|In {city} for a show|Long weekend in {city}], [slept well, which is not a given|the place was a calm spot to come back to|would pick it again].
:: [Second|Third|Fourth] time here, [and it still holds up|same as ever|and {we} already have dates for the next].
:: {We} [spent|had] {nights} nights [here|in {city}] [in {month}|with {party}|and wanted two more].
:: [Just what|Exactly what] {we} [needed|hoped for|came for].
:: [Came|Drove|Flew] [in|down|over] from {home} [on a Friday|late|through rain|in {month}] and [slept like stones|relaxed within the hour|found everything ready].
p-kids :: {nights} nights with {party}, and [nobody fought|everyone slept|the youngest asked to move in].
p-dog :: {We} came with {party}, [who approved|who slept in the sun the whole time|and felt welcome].
p-couple :: [Our anniversary|A birthday surprise|A long-planned weekend|Our first trip without the baby], and [it went better than planned|{thetype} did its part|we could not have picked better].
p-solo :: I was [alone with a deadline|on my own for work|traveling alone], and {thetype} [was right for it|felt safe|let me think].
p-friends :: [Four old friends|A college reunion|{party}], one {type}, [no complaints|too much food|many cards].
p-parents :: [A trip with {party}: hard to please|Took {party} along: an eye for dust], [and all went well|and the place passed|and not one complaint].
hotel :: [Booked late|Here for a wedding|Stopped on the way to {home}|Two nights for a concert] and [got more than I paid for|glad {we} picked this one|was pleasantly surprised].
named-hood :: [Wanted|Was after] {hood} and [got the best corner of it|got it, steps from everything|this was the quiet end].
home :: The {type} is [as pictured|nicer than the photos|smaller than it looks in the photos and better for it|honest, like the listing].
:: [Honestly|Truly|No notes], [a lovely place|a great find|one of the good ones] [for {party}|in {month}|for {nights} nights].
snowy winter :: [Came in the snow|A gray {month} week|Bitter cold outside], [warm inside|and it did not matter|and {we} hardly noticed].
summer :: [Hottest week of the year|Peak season|Mid-{month}], [and still peaceful|and {we} slept fine|and worth it].
leaf/new-england/midwest/mid-atlantic fall :: [The leaves were at their best|Came for the leaves, stayed for the porch light|Crisp mornings all week and fires in the evening].
spring :: [Everything was in bloom|It rained half the time and {we} did not mind|Shoulder season, hardly anyone around].
`;

const praise = `
#smellgood home :: It smelled of [cedar|lemon|fresh bread|clean sheets] when {we} walked in, and [that set the tone|the week began right there|it lasted].
#note home :: There was a [handwritten note|jar of cookies|bowl of peaches|bunch of flowers from the yard] on the table, [a nice touch|such a nice thing|gone in an hour].
#map home :: {host}'s [map|list|little book] of {city} is [better than any guide|worth the stay alone|how {we} found the best dinner].
#linen :: [Sheets like a good hotel|Real linen|Proper cotton sheets], [I slept until ten|ironed, even|had to ask where they are from].
#layout home !br-0 !br-1 :: The layout works: [bedrooms far apart|doors that close|nobody waits for the bath], so [night owls and early birds got along|{we} all slept].
#sofa home :: [Fell asleep on the sofa|Everyone fought for the window seat|The big chair by the window], [twice|book in hand|every evening].
#honest :: [Listing tells it straight|Everything in the description is true|No surprises], [even the squeaky step|which I value|down to the last spoon].
#price :: [Fair price for {month}|Good value, fees and all|Cheaper than the chain down the road and nicer|Fair price when you see what you get].
#host2 home :: {host} [left {us} in peace|checked in once, by text|knows when to be around], [perfect|like a good neighbor|just the right amount].
#safe :: [Felt safe walking at night|Felt safe the whole time|Locks, lights, all good], [even alone|which matters to me].
#store :: [Groceries are five minutes off, handy|There is a good bakery close by, go early|There is a farm stand down the road in {month}, get the peaches].
#windows :: [Opened all the windows|Left the windows open at night], [cool air and crickets|heard the rain|best sleep].
#rainy home :: [It rained two days|One wet day], [and {we} were happy to be stuck here|soup, cards, naps].
#kidsroom home p-kids :: [The bunk room|The small bedroom|A drawer of toys] [was claimed at once|bought {us} an hour of peace each morning|is what {party} talk about].
#dinner !p-solo home :: [Long dinner with {party}|Birthday dinner for one of {us}|Everyone at one table], [candles from the drawer|nobody wanted to go out|that is what {we} came for].
#work :: [Took two calls|Finished a chapter|Answered mail in the mornings], [then closed the laptop|with a view that did not help|quiet enough].
#walks small !beach !island :: [Walked the back roads before breakfast|Walk to the end of the road at dusk], [deer|met two dogs and one farmer|do it].
#food small :: [Get the pie at the diner|The taco truck on Thursdays|Ask about the fish fry], [trust me|you are welcome|{host} was right].
#food city :: [Ate within three blocks every night|Good ramen around the corner|The corner coffee place knows its job], [never planned a thing|no car needed|rolled home].
hotel #staff :: [Everyone at the desk was kind|Staff here seem to like their job|They carried everything up], [you feel it|rare these days|and refused a tip].
hotel #room :: [Room was bigger than expected|Blackout curtains that work|Heavy door, no hall noise], [slept nine hours|asked for high floor and got it|desk lamp and all].
hotel #lobby :: The lobby [smells good|has the best chairs|is where everyone ends up], [stayed for a second drink|met people from {home}].
hotel #location :: [Two minutes to everything|Could not be better placed|Right where {we} needed to be in {city}], [parked once|walked to the show|no taxis].
is-motel #sign :: [Ice machine works, bed is good|They kept the old sign|Chairs outside each door], [talked with the neighbors|all you need on the road].
tropical :: [Mango on the counter|Geckos and trade winds|Rooster at dawn, forgiven], [island life|back to {home} now, sadly].
leaf fall :: [Red maples outside every window|Peak week by luck], [took two hundred photos|book a year ahead].
music city :: [Heard a band every night|Walked to the show and back], [ears still ringing, happily|{city} delivers].
historic :: [You feel the age of the place|Old glass in the windows|History everywhere you look], [in a good way|wavy light].
warm winter :: [Sixty-five and sunny while {home} froze|Swam in {month}|Sat outside in {month}], [jealous texts received|needed that].
snowy winter :: [Snow to the windowsill|It snowed all night|Walk was shoveled before {we} woke], [magic|hot chocolate weather|and the place stayed warm].
waterfront summer :: [Cannonballs till dark|Feet in the water with coffee|{party} lived in the water].
air-conditioning warm :: AC [is quiet|kept every room cool], [slept well|needed it].
kitchen home :: [Cooked every night|Made {party} dinner twice|Fried a whole fish] [because the kitchen begs for it|; pans are actually good|; sharp knives, imagine].
kitchen home :: Kitchen [has everything, even a zester|is better than ours at home|was spotless and full].
coffee-maker :: [Good coffee|Fresh beans|Real coffee] [waiting on the counter|on the first morning], [small thing, big difference|thank you for that].
hot-tub !hotel :: [The hot tub|That hot tub|Tub] [at midnight|in light rain|after a day of trail|under stars] [is why {we} will return|, enough said|fixed my back].
hot-tub hotel :: Hot tub was [clean and actually hot|never crowded], [rare|used it nightly].
pool :: [The pool was warm enough in {month}|Pool to ourselves most of the day|{party} never left the pool].
sauna :: [Sauna, cold shower, repeat|The sauna heats fast], [did that every night|slept like never before].
fireplace !summer :: [Fire lit|Fire going] [by six every evening|within minutes of arriving], [cards on the rug|wine|nobody looked at a phone].
wood-stove !summer :: [The stove keeps the whole place warm|Learned to run the wood stove], [and there was plenty of dry wood|{party} got good at it].
fire-pit :: [Burned through the wood at the fire pit|S'mores at the fire pit|Sat around the fire ring till late], [wood included|the same old stories got told].
grill :: [Grilled corn and peaches|Steaks on the grill|Grill lit on the first try], [propane was full|ate outside every night but one].
balcony :: [Breakfast on the balcony|Balcony at sunset|Two chairs on the balcony], [hard to leave|every single day|that was the holiday].
patio :: The patio [catches the evening|is where we lived|stayed cool], [string lights and all|even in {month}].
garden :: [Loved the garden|The garden smells of rosemary|Figs straight off the tree], [birds from five|{party} picked flowers].
sea-view :: [Woke up to the sea|The view of the water|You can watch boats from bed], [never got old|photos cannot do it|worth every dollar].
lake-view near-lake :: {lake} [from the bed|through fog at six|like glass], [I keep looking at the photos|unreal].
mountain-view near-mountain :: {mountain} [in the window with coffee|pink at sunset|right there], [every morning|{we} just sat].
city-view :: [The skyline at night|City lights from the window], [left the curtains open|better than TV].
waterfront :: [You can put your feet in the water|Water right outside], [the sound all night|heaven for {party}].
beach-access :: [Beach is a barefoot walk|Five minutes to sand|Path to the beach is easy even with a cart], [went twice a day|at sunrise nobody else was there].
kayaks :: Took the kayaks out [at dawn|every day], [saw a heron|saw an otter|vests in all sizes].
bikes :: [Rode the bikes everywhere|Bikes had air in the tires], [car stayed put|best way to see {city}].
ski-in-out winter :: [Click in at the door|Last run to the hot shower in two minutes], [spoiled for life|no more shuttles for {us}].
ski winter !ski-in-out :: [First chair every day|Close enough to {city} slopes to be early], [boots dried overnight|came back to a warm room].
breakfast :: Breakfast was [warm and different each day|generous|worth getting up for], [the eggs especially|homemade jam|ask for the hot sauce].
workspace :: [Worked three days from the desk|Took calls from here], [Wi-Fi never dropped|good chair|good light].
wifi !workspace :: Wi-Fi [was fast|held up for a movie], [which surprised {us}|fine for work too].
piano :: [My daughter played the piano each evening|The piano is in tune], [which never happens|we sang badly].
game-table :: The game table [kept the teenagers alive|ended in a tournament], [dad lost|rematch due].
crib p-kids :: Crib was [made up when we came|solid and clean], [baby slept through|one less thing to carry].
high-chair p-kids :: [High chair, toys, outlet covers|They even had a high chair and little spoons], [thought of by a parent].
pets-welcome p-dog :: [Water bowl and a towel for paws|Space to run], [the dog was sad to leave|not many places mean it when they say dogs].
self-check-in :: [Code worked the first time|Easy to get in|Check-in took ten seconds], [even at midnight|in pouring rain|no fuss].
!self-check-in home :: {host} [met {us} at the door|waited up for {us}|showed {us} around in five minutes], [and left {us} alone after|with a lemon cake|drew {us} a map].
home :: {host} [answered within minutes|wrote before {we} had to ask|was around when {we} needed a corkscrew], [and never hovered|and left {us} alone otherwise|what a good host].
#tips home :: {host}'s list of places to eat was [all good ones|worth it for the taco place alone|how {we} ate so well].
home :: [Thank you, {host}|Thanks to {host}|{host} is a gem]: [a fan appeared within the hour|extra blankets turned up by magic|the bag I left was in the mail next day|the umbrella saved {us}].
hotel !self-check-in :: [Front desk|The woman at the desk|Night porter] [found {us} a table when all was full|changed {our} room without a sigh|remembered {our} names], [that is service|old school].
#clean :: [Spotless|Very clean|Cleaner than my own house], [down to the window tracks|smelled of nothing, in the best way|fresh towels, fresh everything].
#bed :: [Best bed in years|What a mattress|Beds are excellent], [asked for the brand|slept past nine|my back says thanks].
#quiet !dense !remote :: [So quiet|Not a sound after ten|Quiet street], [except for rain|except one owl|windows open all night].
#dark remote :: [Dark skies|Never seen so many stars|No light for miles], [bring a blanket and lie down|saw the Milky Way in {month}].
#shower :: [Water pressure|The shower|Endless hot water] [is a small miracle|deserves a star of its own|after a day out, perfect].
#books home :: [Read a whole novel from the shelf|The bookshelf has taste|Played the board games, all pieces there], [rainy day sorted|left one of mine].
#details home :: [Little things are right|Somebody thought about it]: [hooks, lamps, spare chargers|salt, oil, dish soap, all there|extra reading glasses, ha].
air-conditioning summer :: AC [was strong|worked a treat|saved {us}] [during the heat wave|the whole stay].
heating winter :: [Toasty|Warm as soon as {we} came in|Heat worked perfectly], [even at minus something|blankets for days].
free-parking city :: [Free parking in {city}, unheard of|Own parking spot], [that alone saved forty dollars a day|never moved the car].
free-parking !city :: Parking [was easy|right outside], [no circling|even for {our} van].
ev-charger :: [Charged the car overnight|Charger worked with {our} car], [woke up full|free too].
step-free-entrance :: [My mother uses a walker|With a wheelchair it matters]: [no steps, as promised|level all the way in].
roll-in-shower :: The roll-in shower [is a true one|has room to turn], [thank you for being exact].
elevator :: [Elevator saved {our} knees|Elevator is slow but there], [with all {our} bags].
gym :: Gym [is small, clean and empty at six|had what I need].
named-hood :: {hood} [is the part of {city} to be in|has everything on foot|felt like {our} own by day two], [coffee on the corner|walked home late without a worry|the bakery is dangerous].
walkable :: [Walked to dinner every night|Walked everywhere|Center is around the corner], [parked once|and it is still calm|no need for the car].
near-river :: [Morning walks by {river}|Swam in {river}|Followed {river} upstream], [cold and clear|every day|best part of the trip].
near-lake !lake-view :: [Days at {lake}|{lake} before ten], [empty|water like glass|brought {our} own chairs].
near-beach :: [Sunsets at {beach}|Walked {beach} end to end|{beach} at low tide], [sand dollars everywhere|hardly a soul in {month}|{party} found a crab].
near-mountain !winter :: [Hiked toward {mountain}|Did the {mountain} trail], [legs still hurt|start early|worth it].
near-sight !city :: [Close to {sight}|{sight} is near|Went to {sight} twice], [go early|better in the evening|as everyone should].
park :: [In the park by seven each day|Perfect base for the park], [back for a nap at two|home before the line at the gate].
desert :: [Coyotes at night|The light in the desert at six|Air so clear], [cannot describe it|{party} cried a little].
wine :: [Walked to a tasting|Three wineries, no driving far|Picked up a case nearby], [happy people|then cooked in].
is-cabin/is-a-frame/is-chalet :: [Smells of wood when you open the door|Rain on that roof|Every board has been looked after], [that is all I wanted|instant calm].
is-treehouse :: [It sways, a bit, and then you love it|Woke up level with the birds|Ten-year-old me was very happy].
is-dome :: [Watching the sky from bed|Rain on the dome at night|The round room is so calm], [go in {month}|did not expect to love it].
is-tiny-house :: [Tiny, yes, and clever|Everything has its hook], [two people fit fine|makes you wonder about your own stuff].
is-loft :: [Those windows|The brick wall and the light|High ceilings], [I measured for my own place|morning sun all over].
is-farm-stay :: [Fed the hens|{party} collected eggs|Woke to the rooster], [best memory of the trip|then the best eggs].
is-beach-house :: [Outdoor shower|Deck in the evening|Sandy feet and nobody minds], [need one at home|that is a beach house].
is-adobe :: [Cool inside all day without trying|Those thick walls], [so quiet|never turned anything on].
is-ranch :: [Horses at the fence|Wide open sky|Cattle at breakfast], [{party} did not want to leave].
is-inn/is-bed-and-breakfast :: [Chatted with the other guests over breakfast|Sat by the window with tea|Each room has a story], [felt like visiting an aunt with taste].
is-motel :: [Old neon, new mattress|Park, unlock, sleep|Cleaner than places three times the price], [what a motel should be].
is-resort :: [Staff everywhere but never in your way|Grounds are beautiful at dawn], [needed a week].
is-hotel city :: [Room was quiet although it faces the street|Bar downstairs is full of locals], [good sign].
big :: [All {guests} of us fit|Room for everybody to hide|Long table for the whole crowd], [no waiting for bathrooms, almost|the kids took the far rooms].
`;

const complaint = `
#stairs standalone :: [Steep stairs|Stairs to the bedroom are narrow|Mind the low beam], [hold the rail|bumped my head once].
#heat home winter :: [Takes an hour to warm up|The back bedroom is cold], [extra blanket solved it|shut the door].
#kitchenstuff kitchen home :: [Could use a colander|No wine glasses that match|One small frying pan for all of {us}], [tiny thing|made do].
#trash home :: [Long list of checkout chores|Sorting the trash took a manual], [still fine|not my favorite part].
#neighbors home :: [Neighbors were up late one night|Leaf blower on Saturday|A rooster somewhere], [once only|life].
#pricey :: [Not cheap in {month}|A bit pricey|Weekend rate is stiff], [worth it though|still less than the others].
#hotelroom hotel :: [Room was ready late|Carpet has seen things|Only one luggage rack|Bathroom fan is loud], [no drama|forgiven at breakfast].
#parking hotel :: [Lot is tight|Parking filled up by six], [found a spot on the street|small car helps].
!air-conditioning summer :: [No AC and it was hot|It gets warm upstairs in {month}], [fans help|the listing says so, to be fair|sleep with windows open].
!dishwasher kitchen family :: No dishwasher, [and with {party} you notice|so much drying].
!elevator flat :: [Stairs with luggage|No elevator], [know that before|good for the calves].
kitchen home :: [Could use a bigger cutting board|Only one sharp knife|The oven runs hot], [otherwise complete|minor].
wifi :: Wi-Fi [dropped twice|is slow in the back room], [reset fixed it|host was on it].
remote :: [The last mile of road is rough|Further out than {we} thought|No signal for the phone], [download the map|part of the charm|go slow].
city !named-hood :: [Some street noise|Garbage truck at six on Tuesday|Sirens now and then], [it is a city|earplugs help].
named-hood city :: {hood} is [lively on Saturday night|loud until midnight on weekends], [bring earplugs|ask for the back].
!free-parking city :: [Parking is a hunt|Paid more for the garage than for dinner], [take the train|come early].
#sofa home :: [The sofa is harder than it looks|One wobbly chair|Couch has seen better days], [nothing serious].
#pillow :: [Pillows were too soft for me|Pillows run flat|Needed one more pillow], [asked and got one|brought mine in from the car].
#shower :: [Shower takes a while to get hot|Water pressure is so-so upstairs|Shower head wants replacing], [patience].
#light :: [Bedroom needs darker curtains|Sun is in at six|Not enough light to read by], [eye mask|small thing].
#floor home :: [Floors creak|You hear every step], [so tiptoe|old house, fair enough].
#thin hotel :: [Walls are a bit thin|Heard the ice machine|Door next to {us} slammed], [only once|ask for a corner].
#checkout :: [Checkout at that hour is early|Would have liked a later checkout], [but {we} managed|they were kind about it].
#bugs forest/tropical/lake summer :: [Mosquitoes at dusk|A few ants in {month}|One large spider, now named], [it is nature|bring spray].
#smell standalone :: [Slight musty smell at first|Smelled closed up on arrival], [gone with the windows open].
hot-tub :: Hot tub [took a while to heat|was lukewarm the first night], [fine after|{host} came by and fixed it].
fireplace/wood-stove winter :: [Wood was a little damp|Ran out of wood on day two], [they brought more|bring a lighter].
pool :: Pool [was colder than I hoped in {month}|had leaves in it the first day], [they came and cleaned|{party} went in anyway].
beach-access :: [The path to the beach floods at high tide|More stairs to the sand than I pictured], [still fine].
breakfast :: Breakfast [is the same each day|ends too early], [tasty though].
family home :: [Beds for {guests} is optimistic|Tight with a full house], [perfect for two less].
ski winter :: [Road was icy|Plow came late], [have chains|take it seriously].
tv :: The TV [remote needs a degree|has three remotes], [{party} solved it|never mind].
!tv home :: [No TV|Forgot there is no TV], [some of {us} minded|I did not].
#fee :: [Cleaning fee is steep for a short stay|Fees add up], [the total is shown at least].
#towels :: [Towels are thin|One towel each is not much|Not enough hooks for towels], [easy to fix].
garden/patio :: [Neighbor's dog barks at the fence|A leaf blower at eight], [not their fault].
walkable small :: [Everything closes at nine|Only two places open on Monday], [plan dinner].
self-check-in :: [Keypad was hard to see in the dark|Code came late], [called and got in].
`;

const problem = `
#dirty :: [Not clean when {we} came|Hair in the shower|Crumbs in the drawers and dust on the fan], [{host} sent someone, hours later|offered a discount, I wanted a clean room].
#broken heating winter :: Heating [gave out the second night|never got past sixty], [slept in coats].
#broken air-conditioning summer :: AC [was broken|leaked on the floor], [nobody came until the last day].
#photos :: [Photos are from better days|Looks nothing like the photos|The wide lens did a lot of work here], [worn furniture|much smaller|disappointing].
#noise :: [Construction next door from seven|Party upstairs until three|Road noise all night], [no warning given|should be in the listing].
#smell :: [Strong smell of paint|Damp in the bedroom|Cigarette smell in the curtains], [{we} left a day early|windows open all night].
hot-tub :: Hot tub was [out of order|green], [the reason {we} booked].
wifi :: [No Wi-Fi for two days|Wi-Fi did not work], [and I said I needed it].
#answer :: [Messages went unanswered|Took a day to get a reply], [felt on {our} own].
#bedbad :: [Mattress sags in the middle|Bed was a hammock|Springs in the pull-out], [back still hurts].
#value :: [Too expensive for what it is|Not at this price|For the money you can do better in {city}].
hotel :: [Waited forty minutes to check in|Given a room over the loading dock|Housekeeping skipped {us} twice], [shrugs all around].
pool :: Pool was closed, [which {we} learned on arrival|no word beforehand].
`;

const plainOpening = `
:: [It was fine|OK for a night|Mixed feelings|Decent, not more|Average] [, {nights} nights in {month}|, with {party}|for the price|overall].
:: [Expected more|Had hoped for better] [after the reviews|from the photos|at this rate].
:: [Some good, some not|Good location, so-so inside|Nice idea, tired place] [in {month}|this time].
`;

const closing = `
:: [Would|Will] [come back|return|book again] [in a heartbeat|next {month}|with {party}|if the dates work].
:: [Already|We are] [planning the next one|telling friends at home in {home}], [soon|book early].
:: [Recommended|Highly recommend] [for a few days|to anyone who likes {city}|for a trip with {party}].
:: [Stay {nights} nights, not fewer|Do not rush it|One more night would have been right].
:: [Five stars|Easy five stars|No complaints worth writing].
home :: [Thanks again, {host}|See you next year, {host}|{host}, keep the {color} door].
:: [Leaving was hard|Cried a little at checkout|{party} asked when {we} go back].
`;

/** Complete reviews of one sentence. */
const short = `
!p-solo :: [Great|Lovely|Good|Perfect|Wonderful|Sweet] {type} in {city}, {nights} easy nights with {party}[, thanks {host}|, will be back|| in {month}].
:: {nights} nights in {month}, [all good|zero problems|everything worked|would do it again|happy travelers] [, greetings from {home}|, thanks {host}|, see you next year].
:: [Clean, quiet, fair|Warm, clean, easy|As described and well kept|Good beds, good coffee] and [worth the trip from {home}|just right for {nights} nights in {city}|{host} is kind, {month} is the time to come].
home :: {host}'s {type} [made {our} {month}|is the one to pick in {city}|was the best part of {our} {nights} days|is worth the drive from {home}][, thank you|, really|].
`;

export const reviewLines: ReviewLines = { opening, praise, complaint, problem, plainOpening, closing, short };
