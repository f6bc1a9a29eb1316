import type { DescriptionLines } from '../description-lines.ts';

export const hotelDescriptions: DescriptionLines = {
  opening: `
is-hotel :: [An old bank|A former department store|Once the telephone exchange], now a hotel with [tall windows|the vault door still in the lobby|a bar people from {city} actually use].
is-hotel :: [A quiet hotel|A hotel of the useful kind|A small-feeling hotel] [in a city that is not|with staff who stay for years|where the front desk remembers names].
is-hotel city :: [Good beds, thick walls|Eight floors, fast elevators|Heavy curtains and windows that open], [and the city starts at the door|a late bar and an early breakfast room].
is-hotel small :: The hotel on the main street: [three floors, a balcony over the sidewalk|brick front, creaking stairs], [open every day since 1908|run by the same family twice over].
is-resort beach warm/tropical :: [Low buildings among palms and dune grass|A resort that faces the water from every wing], with [room to be left alone|a lawn that ends at the sand].
is-resort beach !warm !tropical :: [Shingled wings around a lawn|A resort that faces the water from every side], with [rockers in a row|room to be left alone].
is-resort ski :: [Ski lockers, deep tubs, big fires|A lodge of stone and timber], [built around the idea that the day ends early and warm|with the hill out the window].
is-resort desert :: [Low casitas on gravel paths|A desert resort laid out for shade], [cactus outside and cool tile within|where the loudest thing is quail].
is-resort :: [A resort without a wristband in sight|Rooms spread over a wide piece of land], [with something for children before lunch and for you after|where a golf cart brings your bags].
is-motel :: [Park at your door|One story, twenty-odd doors|A motel from 1957], [new beds, old neon|clean rooms, ice that works|painted the right pink], and nothing you have to walk far for.
is-motel park :: [Hikers leave at five, so it goes quiet by nine|You are here for the park and so is everybody else]: [hot showers, firm beds|simple rooms, strong coffee].
is-inn :: [A coaching inn since before the railroad|A white inn with green shutters|Floors that slope, doors that latch], [and rooms that are all different|with a fire in the parlor when it is cold enough|and a front porch with a row of rockers].
is-inn wine :: The inn stands among vines, [and a bottle from next door waits in the room|the winery across the road pours for our guests].
is-inn historic :: [Rooms are named for the people who once owed money here|The register goes back to 1841], [and the stairs tell on anyone who comes in late|and yes, someone says there is a ghost].
is-bed-and-breakfast :: [We turned the family house into a few rooms|A tall house with a wide stair|A Queen Anne with its gingerbread intact], [and breakfast is what we are known for|each room with its own bath|and you get a key to the front door].
is-bed-and-breakfast :: [Few rooms, one long breakfast table|Some guests come down in slippers], [and by the second coffee people trade maps|nobody minds].
`,
  inside: `
:: Rooms are [quiet, cool and not over-decorated|all on the courtyard side or the street side, say which you prefer|plain in a good way], with [good reading lamps|linen that is just linen|hooks where you need them].
:: Beds are [firm|new this year|the thing guests write about], [and there is a second blanket in the closet|with two kinds of pillow].
fireplace :: There is a fire in the [lobby|parlor|sitting room] [most evenings|from October on], [sit as long as you like|with a chessboard beside it].
workspace :: [A real desk in every room|Rooms have a proper desk], [enough outlets|and a chair meant for sitting], if you must.
gym :: The gym is [small and always open|better than you expect|on the lower floor], [bring headphones|with free weights].
sauna :: The sauna is [hot from four to nine|on the roof|down by the locker room], [towels are there|quiet please].
elevator step-free-entrance :: Elevator to every floor, no steps from the street.
roll-in-shower :: Some rooms have a roll-in shower; [book those by phone and we hold them|tell us and we will hold one].
coffee-maker :: Coffee [in the room|at any hour], [and better coffee downstairs|with real milk if you ask].
air-conditioning warm :: Air conditioning is [strong and quiet|set by you, not by us].
crib :: Cribs are free, [ask when you book|and so is a night light].
`,
  outside: `
pool :: The pool is [heated|open until ten|out of the wind], [with enough chairs at all hours|and children are welcome in it|towels at the gate].
pool hot-tub :: Pool, hot tub, [towels by the gate|open late].
hot-tub !pool :: A hot tub [under the open sky|on the terrace] [for after the day|until ten at night].
sea-view :: Ask for [an upper floor|the east side], [and the sea is all you see|the sunrise comes included].
lake-view near-lake :: Half the rooms look on {lake}, [the other half on trees|ask when you book].
mountain-view near-mountain :: {mountain} is [in the window of the front rooms|what you see from the breakfast room].
city-view :: From the [sixth floor up|upper rooms] you see [across the roofs|the whole downtown].
beach-access :: The beach is [across the boardwalk|down a short path], [we lend chairs|and umbrellas are at the desk].
ski-in-out :: The lift is [outside the back door|forty steps from the boot room].
garden :: The garden has [hammocks|old trees and tables under them], [bring your drink out|quiet after nine].
patio :: There is a patio [with shade and a low wall|for the last drink] [and someone plays on Fridays|].
fire-pit :: The fire pit is lit [at dusk|every evening], [the marshmallows are on us|sit with strangers].
bikes :: We lend bikes, [helmets too|take one before ten].
waterfront :: The water is [right there|at the end of the lawn], [sit by it|and the deck faces west].
ev-charger :: Two chargers in the lot, [free for guests|first come].
free-parking !dense :: Parking is free [and at the door|behind the building].
balcony :: [Many|The better] rooms have a balcony [with a chair you would choose|wide enough for breakfast].
`,
  around: '',
  practical: `
breakfast :: Breakfast is included: [eggs to order|bread from the bakery on the corner|fruit, yogurt, something hot], [from six thirty|until ten, eleven on Sundays].
!breakfast :: We do not serve breakfast, but [the café next door opens at six|coffee and pastries are in the lobby from seven].
pets-welcome :: Dogs are welcome, [two to a room|and get a bowl].
self-check-in :: Arrive late and [a key box has your name on it|check in by code].
!self-check-in :: The desk is [staffed around the clock|open until late], [ring the bell|they know the good places].
wifi :: The Wi-Fi is [free and fast|the same in every room].
`,
  closing: `
:: [Ask for the quiet side|Stay two nights and see the difference|Call us if you need a late checkout, mostly we can].
:: [We have been doing this for a while|Come as you are|Trains, taxis, tables: the desk arranges them].
`,
};
