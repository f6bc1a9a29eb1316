import type { DescriptionLines } from '../description-lines.ts';

/** Hotels share the phrases about the surroundings with homes. */
export const hotelDescriptions: Omit<DescriptionLines, 'around'> = {
  opening: `
is-hotel walkable :: [Our|This] hotel is {walk} minutes on foot from the center of {city}, with {roomtypes} of rooms [for couples, families and business travelers|and a front desk that is glad to help].
is-hotel drive-in :: [Our|This] hotel is {drive} minutes by car from the center of {city}, [a convenient stop for business and family trips|with {roomtypes} of rooms to choose from].
is-resort :: [Our|This] resort in {city} has {roomtypes} of rooms [spread over wide grounds|around quiet grounds], [with plenty to do without getting in the car|for families and couples alike].
is-motel :: [A straightforward|A friendly, well-kept] motel in {city}: [you park in front of your door|park at your door and walk right in], the rooms are clean, and [the beds are new|there is ice and hot coffee].
is-inn :: [Our|This] inn in {city} has a handful of rooms, [each a little different|each with its own bath], and [a sitting room that all guests share|hosts who know the area well].
is-bed-and-breakfast :: [Our|This] bed and breakfast in {city} has a few guest rooms, [each with its own bath|all with good beds], and [breakfast is served at one big table|we sit down with guests over coffee].
`,
  rooms: `
#beds :: You can choose between {roomtypes} of rooms, [from a room for two to larger ones for families|for two to {guestcount}], all with [comfortable beds and blackout curtains|a private bathroom, fresh linens and good lighting].
#beds :: Rooms have [a private bathroom, good mattresses and space to unpack|quiet windows, a private bathroom and soft towels], and the largest sleeps {guestcount}.
`,
  inside: `
breakfast :: Breakfast is [included|served every morning], with [eggs, fruit and fresh bread|warm dishes, fruit and good coffee].
!breakfast :: [Breakfast isn't served, but there are cafés nearby|There is coffee in the morning, and cafés for breakfast are nearby].
wifi workspace :: Every room has fast Wi-Fi and a desk[ for getting work done|].
wifi !workspace :: Wi-Fi is [free and works in every room|included throughout the building].
gym :: There is a gym, [open from early morning|with the basics for a workout].
fireplace :: [In the evening guests gather around the fireplace in the lounge|The lounge has a fireplace for cool evenings].
elevator :: An elevator serves all rooms.
air-conditioning :: All rooms have air conditioning[ that you control yourself|].
sauna :: There is a sauna for guests[, best booked at the desk|].
:: The front desk can [hold your bags before check-in and after check-out|help with tickets, taxis and dinner reservations].
:: Housekeeping comes [daily|whenever you like], and [extra pillows and towels are a phone call away|the staff have been here for years].
`,
  outside: `
#look walls tall :: {Thetype} is a {walls} building with {floorcount}.
#look walls !tall :: {Thetype} is [a {walls} building|built with {walls} walls].
#look paint :: {Thetype} is {color}, [easy to spot when you arrive|so you won't miss it].
#look !paint !walls tall :: {Thetype} has {floorcount}.
pool hot-tub :: Outside there is a pool and a hot tub, [with loungers and towels|open until ten in the evening].
pool !hot-tub :: There is a pool [with loungers and towels|for guests, open until evening].
hot-tub !pool :: Guests share a hot tub[, open until ten in the evening|].
patio/garden :: There is [outdoor seating|a quiet place to sit outside] for [a coffee in the morning|a drink in the evening].
fire-pit :: A fire pit is lit [on most evenings|when the weather allows].
sea-view/lake-view :: Many rooms look out over the water[; ask for one when you book|].
mountain-view :: Many rooms face the mountains[; ask for one when you book|].
beach-access :: The beach is a short walk away[, and the desk lends umbrellas|].
ski-in-out :: You can ski to and from the building, [and there is a room for skis and boots|with a heated ski room].
bikes :: Bikes are available [at the desk|for guests].
free-parking :: Parking is free[ for guests|, right outside].
!free-parking :: There is no free parking; [the desk can suggest a garage nearby|garages are a short walk away].
`,
  practical: `
pets-welcome :: Pets are welcome in [some of the rooms|selected rooms]; please tell us when you book.
step-free-entrance roll-in-shower :: The entrance has no steps, and rooms with a roll-in shower are available.
step-free-entrance !roll-in-shower :: The entrance has no steps.
crib :: Cribs are available on request.
self-check-in :: If you arrive late, you can let yourself in with a code.
!self-check-in :: The desk is staffed [from early morning until late|every day], so [late arrivals are fine|just call if you're running late].
:: [Questions about the rooms? Call or send a message|If you need a hand planning your stay, send us a message], [any day of the week|and we'll answer the same day].
`,
};
