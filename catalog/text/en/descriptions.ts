import type { DescriptionLines } from '../description-lines.ts';

const opening = `
br-0 :: [This {type} is one open room|A single, open room makes up this {type}], [with space for {guestcount}|set up for {guestcount}], [about {drive} minutes by car from|close to] the center of {city}.
br-0 flat :: A [bright|quiet|well-kept] {type} for {guestcount} [in {city}|in {hoodplace}], [with the bed, the sofa and the table in one room|easy to settle into for a weekend or a work week].
!br-0 walkable !remote :: [Our|This] {type} sleeps {guestcount} and is [{walk} minutes on foot from|an easy {walk}-minute walk to] the [center of {city}|middle of town].
!br-0 drive-in :: [Our|This] {type} sleeps {guestcount} and is [about {drive} minutes by car from|{drive} minutes by car from] the center of {city}.
!br-0 :: [Stay in|Make yourself at home in] {atype} for {guestcount} [in {city}, {state}|in {city}|in a good part of {city}].
named-hood :: [You'll be staying in|We're in] {hood}, [one of the most pleasant parts of {city}|a neighborhood with shops, parks and places to eat|a good base for seeing {city}], in {atype} for {guestcount}.
remote :: [If you're looking for quiet|For a few days away from traffic], this {type} for {guestcount} is [out of town|off by itself], {drive} minutes by car from {city}.
is-cabin/is-a-frame/is-chalet :: This {type} [is made for|is a good place for] [slow mornings and early nights|a few days away|coming back to after a day outside], with room for {guestcount} and [{drive} minutes to|easy access to] {city}.
is-beach-house/is-condo beach :: [A place for beach days|Come for the beach and stay for the evenings]: {atype} for {guestcount} in {city}, [with space to spread out|close to everything you need for a beach week].
is-farm-stay/is-ranch :: This {type} for {guestcount} is on [a working property|open land] {drive} minutes from {city}, [with animals nearby and big skies|and mornings here are quiet].
is-tiny-house/is-dome/is-treehouse :: This {type} is small on purpose: [everything two people need and nothing they don't|a comfortable bed, good light and a door that opens to the outdoors], {drive} minutes from {city}.
big :: This {type} is [big enough for a reunion|meant for groups and families]: {guestcount} fit comfortably, [with room to be together and room to get away|and nobody has to sleep on the sofa], in {city}.
v-company :: We manage this {type} in {city} [with a local team|from an office nearby]; it sleeps {guestcount} and [is inspected before every arrival|is cleaned by the same crew each time].
`;

const rooms = `
#beds !br-0 !br-1 :: There are {bedroomcount} with {bedcount} in all, and {bathcount}[, so nobody has to wait long in the morning||, and each bedroom has a door that closes].
#beds !br-0 !br-1 :: Sleeping arrangements: {bedcount} in {bedroomcount}[, with fresh linens and extra blankets in the closet|, all made up when you arrive], plus {bathcount}.
#beds br-1 :: The bedroom has [a good mattress and curtains that keep it dark|two reading lamps and space for bags], {thetype} comes with {bedcount}, and the bathroom has [a proper shower|plenty of towels].
#beds br-0 :: The sleeping area has [a good mattress|fresh linens] and [curtains that keep it dark|a reading lamp on each side], {thetype} comes with {bedcount}, and the bathroom has [a proper shower|plenty of towels].
couple :: It is [just right for two|best for a couple or a solo traveler], with [a sofa to stretch out on|a table for two] and [a place for your suitcases|hooks for everything you carry].
family :: The living room has [seating for everyone|a big sofa and a shelf of games], and the table is large enough for {guestcount} [to eat together|to sit down at once].
`;

const inside = `
kitchen dishwasher :: The kitchen is [fully equipped|set up for real cooking], with [sharp knives, big pots|pans, spices, oil] and a dishwasher[, so you can eat in as often as you like||, and the market is easy to reach].
kitchen !dishwasher :: The [full|compact but complete] kitchen has a stove, a fridge and [everything you need for simple meals|good pans and enough plates for everyone|what you'd look for at home].
!kitchen :: There is no full kitchen, [but a fridge and a kettle|just a small fridge and a kettle], [and breakfast places are close by|so plan to eat out].
coffee-maker :: [Coffee is provided for the first morning|You'll find a coffee maker and ground coffee|There is a coffee maker, with filters and coffee to get you started].
fireplace :: The living room has a fireplace, [and firewood is stacked by the door|which is lovely in the evening|laid and ready when you arrive in the cold months].
wood-stove :: A wood stove [heats the main room|keeps things warm on cold nights], and [firewood is included|we leave instructions for lighting it].
workspace wifi :: There is a desk [by a window|in a quiet corner] and Wi-Fi that [handles video calls|reaches every room], [so working from here is easy|if you need to get something done].
wifi tv !workspace :: There is Wi-Fi throughout and a TV for [rainy evenings|the end of the day].
washer dryer :: A washer and dryer are [in the unit|here for your use], [which helps on longer stays|so you can pack light].
air-conditioning warm :: Air conditioning keeps [the bedrooms|the whole place] cool [in summer|through the hottest months].
heating snowy :: The heating is [reliable and quiet|good], and [there are extra blankets for cold nights|the place is warm when you arrive].
game-table :: There is a game table [for the evenings|that kids and grown-ups both use].
piano :: There is a piano in the living room, [and you're welcome to play it|kept in tune].
sauna :: The sauna [heats up in half an hour|is private] and [feels best after a day outside|seats everyone comfortably].
gym elevator :: The building has an elevator and a gym [that guests can use|open from early morning].
elevator !gym :: The building has an elevator, [so luggage is no problem|which helps with strollers and bags].
crib/high-chair :: For small children there is [equipment ready|baby gear], [so you can leave yours at home|just tell us before you come].
:: The rooms are [simply furnished and well cared for|comfortable without being fussy|bright during the day and dark at night], with [plenty of outlets and good lamps|hooks, hangers and space to unpack|towels and linens included].
`;

const outside = `
#look standalone paint front-door !is-townhouse :: [Look for|You'll know it by] the {color} walls and {door} door.
#look standalone paint !is-townhouse :: {Thetype} is {color}, [easy to spot when you arrive|so you won't miss it].
#look standalone walls front-door !is-townhouse :: {Thetype} [is a {walls} building|has {walls} walls] with {door} door.
#look standalone walls !is-townhouse :: {Thetype} is [a {walls} building|built with {walls} walls].
#look standalone floors-2 front-door !is-townhouse :: {Thetype} has {floorcount}, [behind {door} door|and {door} front door].
#look standalone one-level :: Everything is on {floorcount}[, so nobody has to climb stairs||, with no stairs inside].
#look flat tall walls :: {Thetype} is in a {walls} building with {floorcount}.
#look flat tall :: The building has {floorcount}.
#look flat walls :: The building is {walls}.
#look is-townhouse walls :: {Thetype} is one of a row of {walls} houses with {floorcount}.
#look is-townhouse paint :: {Thetype} is the {color} one in its row, with {floorcount}.
hot-tub patio/balcony/garden :: Outside there is a hot tub, [kept hot year-round|cleaned before every stay], and [a place to sit until the stars come out|chairs for the ones who stay dry].
hot-tub :: The hot tub is [ready when you arrive|kept hot year-round] and [private to this stay|large enough for everyone].
pool :: There is a pool [for guests|to cool off in], with [loungers and some shade|towels provided].
patio grill :: The patio has a table, chairs and a grill, [and gets the evening sun|so dinner outside is easy|for long evenings outdoors].
patio !grill :: The patio has [a table and chairs|comfortable seating] [for breakfast outside|and gets the evening sun].
balcony :: From the balcony [you look out over the surroundings|you can have your coffee outside|there is fresh air and a bit of sun].
garden :: The yard is [quiet|yours to use|open to guests], with [room to run around|a spot in the shade].
fire-pit :: In the evening you can sit around the fire pit; [firewood is included|bring marshmallows|there are chairs for everyone].
grill !patio :: There is a grill [outside for guests to use|ready for use], with [tools and fuel provided|enough room for a family dinner].
sea-view :: You can see the water [from the main room|from inside], [and hear it at night|and watch the weather come in].
lake-view :: The lake is in view [from the living room|from the windows], [at its best early in the morning|with sunsets on clear days].
mountain-view :: The windows face the mountains, [with the best light at sunrise|which change color all evening].
city-view :: The windows look out over {city}, [especially pretty after dark|lights and all].
waterfront :: The water is right outside, [a few steps from the door|close enough to hear].
beach-access :: A path leads to the beach, [so you can walk over barefoot|a few minutes on foot].
kayaks :: Kayaks and life vests are [here for you to use|included], [weather permitting|for calm mornings].
bikes :: Bikes are [included|in the shed for guests], [and the streets around here are easy to ride|a good way to get into town].
ski-in-out :: You can ski to and from the door, [and dry your boots inside|with a rack for skis and boards].
free-parking ev-charger :: Parking is free and there is a charger for electric cars [next to the space|on site].
free-parking !ev-charger :: [Parking is free|There is free parking] [right outside|on site], [with space for two cars|close to the entrance].
!free-parking city :: There is no parking on site; [a garage is a few blocks away|most guests come by train or use a garage nearby].
`;

const around = `
#setting at-forest :: [Tall trees stand|There are woods] on all sides, and [you hear birds in the morning|nights are dark and quiet].
#setting at-lake near-lake :: {lake} is [right in front|a few steps away], with [a view across the water|room to sit by the shore].
#setting at-lake !near-lake :: The lake is [right in front|a few steps away], with [a view across the water|room to sit by the shore].
#setting at-alpine :: High mountains rise [right behind {thetype}|around the valley], and [the air is clear|the light changes all day].
#setting at-ski :: {Thetype} stands below the slopes, and in winter [the snow is deep|snow covers everything].
#setting at-coast :: {Thetype} stands above the sea on [a rocky stretch of coast|a rugged bit of shore].
#setting at-beach/at-tropics :: The sand starts [a few steps from the door|right in front], [so you'll hear the waves|and the water is in sight].
#setting at-desert :: [Open desert|Nothing but desert] lies all around, [with rocks and low plants|and the evenings are still].
#setting at-prairie :: Open fields reach [to the horizon|as far as you can see], [with room for big sunsets|under a wide sky].
#setting at-hills :: Rolling hills [surround {thetype}|lie all around], [good for a slow drive|pretty at any hour].
#setting at-south :: Big leafy trees [grow all around|surround {thetype}], [with shade through the afternoon|and the air smells of summer].
#setting at-city :: {Thetype} is on a city street, [with neighbors on both sides|in the middle of things].
#setting at-suburb :: {Thetype} is on a leafy residential street [with neighbors on both sides|where people walk their dogs].
#setting at-town :: {Thetype} is on a small-town street [with neighbors on both sides|with front yards and sidewalks].
walkable !small !remote :: [Restaurants, cafés and shops|Groceries, coffee and places to eat] are a short walk away, and the center of {city} is {walk} minutes on foot.
walkable small :: The main street of {city}, with [its shops and places to eat|a diner, a grocery and a café], is {walk} minutes on foot.
drive-in !remote :: The center of {city} is {drive} minutes by car, [with groceries on the way|and there is a supermarket before that].
remote :: It is {drive} minutes by car to the shops in {city}, [so stop for groceries on the way|and the last stretch of road is quiet].
named-hood :: {hood} has [good coffee, bakeries and small restaurants|parks and places to eat within a few blocks], and downtown is {drive} minutes by car.
near-river :: {river} [is a short drive away|is close], [good for a walk in the morning|with places to swim and fish in summer|with a path along the bank].
near-lake !at-lake :: {lake} is [nearby|a short drive away], [for swimming in summer and walks the rest of the year|with a beach and a boat launch].
near-beach !at-ocean :: {beach} is a short drive away; [go early in summer to find parking|mornings are the quietest].
near-beach at-ocean :: {beach} is close, [and you can walk there|for long walks and sunsets].
near-mountain ski :: {mountain} is [the closest skiing|close by for skiing], and [in summer the same trails are good for hiking|in summer the hills fill with hikers and bikes].
near-mountain !ski :: {mountain} is [a good day out|close by], with [trails for easy walks and for real climbs|views over the whole area from the top].
near-sight :: {sight} is [one of the first places our guests visit|well worth an afternoon], [and easy to reach from here|a short drive from the door].
park small :: The park is the reason most people come; [start early to beat the crowds|the entrance is an easy drive].
desert :: [Mornings and evenings are the best times for walks|Sunsets out here are something to plan around], and the nights are clear.
wine :: There are wineries [in every direction|a short drive away], many with tastings [on weekends|without a reservation].
beach small !at-ocean :: The beach is a short drive away, and {city} stays [relaxed even in summer|quiet outside the summer months].
forest :: Trails start [nearby|within a few minutes], [and you'll meet few people on weekdays|from easy loops to all-day hikes].
historic :: The old part of {city} is [good for an afternoon of walking|full of shops and places to eat].
music :: {city} has live music [most nights of the week|somewhere every evening].
college :: The campus is close, [handy for visiting family|with cafés and bookstores around it].
leaf :: In fall the leaves around {city} are [worth the trip by themselves|at their best in early October].
ski small :: The ski shuttle and the shops [are close|are easy to reach] in winter.
ordinary :: {city} is [a friendly place to stop for a few nights|a good base for visiting family or exploring the area], with [groceries, gas and restaurants nearby|parks, diners and the usual shops].
!ordinary city :: {city} has [museums, restaurants and parks for several days|more to eat and see than fits in a weekend], and [most of it is easy to reach from here|we leave a list of our favorites].
:: [You'll find grocery stores and places to eat nearby|There are shops and restaurants within a short drive], [and we're happy to suggest our favorites|and we keep a list of the best ones].
`;

const practical = `
self-check-in :: Check-in is on your own with a code, [so you can arrive whenever it suits you|even late at night].
!self-check-in v-i :: I [meet guests at the door|hand over the keys myself] and show you around.
!self-check-in !v-i :: We [meet guests at the door|hand over the keys in person] and show you around.
pets-welcome :: Pets are welcome[; please let us know you're bringing one|, and there are good walks close by].
step-free-entrance roll-in-shower :: The entrance has no steps, and the shower is roll-in.
step-free-entrance !roll-in-shower :: The entrance has no steps.
v-i :: I live nearby and [answer messages quickly|am happy to help with tips for {city}].
v-we :: We live nearby and [are easy to reach if you need anything|are glad to help with tips for {city}].
v-company :: Someone from our team is [available by phone every day|a few minutes away if you need help].
v-warm :: [Make yourself at home|Take your time settling in], and [write any time with questions|let us know if anything is missing].
:: [Questions before you book? Just ask|If you need anything before or during your stay, send a message], [and you'll usually hear back the same day|any day of the week].
`;

export const homeDescriptions: DescriptionLines = { opening, rooms, inside, outside, around, practical };
