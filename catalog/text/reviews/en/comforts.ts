import type { TopicLines } from '../topics.ts';

/** Rooms, equipment and surroundings. */
export const comforts = {
  sleep: {
    good: `
:: [The bed was|The beds were|The mattress was] [very comfortable|so comfortable|just right, firm but not hard], and {we} [slept better than at home|slept through every night|didn't hear a thing until eight], [with good pillows|with curtains that really keep the light out|which doesn't happen often when {we} travel].
:: {We} [slept well|slept like logs|got the best sleep in months] {allnights}: [quiet street|quiet at night|no noise from outside], [good mattress|proper pillows|dark bedroom|cool bedroom].
f :: At {our} age [the mattress decides everything|a good bed matters more than the view], and [this one was excellent|{we} woke up without a stiff back|{we} slept soundly {allnights}].
b :: [Comfortable bed|Good beds|Slept well|Quiet at night|Firm mattress|Quiet place][|, dark bedroom|, good pillows|, no noise|, slept through every night].
n :: The bed [is|was] very [comfortable|good] and {we} slept [well|very quiet|like at home][| {allnights}].
!br-0 !br-1 !p-solo home :: [The bedrooms are far enough apart|Every bedroom has a good bed|The {bedrooms} bedrooms are all comfortable], so [{party} could sleep in|nobody had to draw straws|early birds and night owls got along][, which kept the peace|].
`,
    minor: `
:: The [mattress|bed] in [the second bedroom|{our} room|the bedroom] is [softer|firmer] than {we} like, [a matter of taste|but {we} got used to it|so {we} woke up a little stiff].
:: The [blinds|curtains] [don't close all the way|let in the morning light], so [bring a sleep mask|{we} were up with the sun|{party} woke up at six].
b :: [Mattress a bit soft|Pillows are thin|Bedroom gets early light].
n :: The bed was [too soft|a bit hard] for {us}.
`,
    major: `
:: The mattress [is worn out|sags in the middle|has springs you can feel], and {we} [hardly slept|woke up with sore backs|ended up on the sofa] [{allnights}|from {weekday} on].
:: {We} couldn't sleep: [the walls are thin and you hear every word next door|there was hammering outside from seven in the morning|something in the wall hummed all night], and [earplugs didn't help|it was the same {allnights}|nobody had warned {us}].
b :: [Terrible mattress|Couldn't sleep|Paper-thin walls].
n :: {We} could not sleep, [the walls are thin|the bed was broken|it was loud all night][ for {nights} nights|].
`,
  },
  kitchen: {
    needs: 'kitchen',
    good: `
:: The kitchen [has everything|is well stocked|was better equipped than {our} own], [sharp knives included|even spices and oil|big pots too], so {we} [cooked most nights|made breakfast every morning|ate in on {weekday}|stayed in and made pasta][| with {group}].
coffee-maker :: [The coffee maker worked well|Good coffee in the morning|There was coffee for the first morning], [and {we} drank it outside most days|which won {us} over in {month}|and the mugs are a proper size|before every walk|as it should be on vacation].
dishwasher !couple :: [Cooking for everyone|Cooking dinner for the whole group] was [easy|no problem|actually fun] with [enough plates|two big pans|good knives] and a dishwasher[| to clean up| at the end of it].
b :: [Well-stocked kitchen|Kitchen had everything|Good kitchen][|, sharp knives|, enough pans|, good coffee maker].
n :: In the kitchen you find [all what you need|everything to cook][, {we} cooked every evening|, also good knives|].
`,
    minor: `
:: The kitchen could use [sharper knives|another pan|a bigger pot|a few more glasses], [{we} made do|not a big deal|if {host} reads this].
b :: [Dull knives|Kitchen is a bit basic|Not many pans|Few glasses].
n :: In the kitchen was missing [a good knife|a big pan].
`,
    major: `
:: [Two burners on the stove didn't work|The fridge didn't get cold|The oven was broken], so {we} [ate out every night|threw out {our} groceries on {weekday}|couldn't cook as planned][| with {group}].
b :: [Broken stove|Fridge didn't work].
`,
  },
  bathroom: {
    good: `
!p-solo :: The shower has [good pressure|plenty of hot water|real pressure], [even with everyone showering in a row|which {we} needed after {outing}|and the towels are thick][| and there's space for your things].
b :: [Great shower|Hot shower|Good water pressure|Plenty of hot water|Good shower][|, plenty of towels|, soap and shampoo there|, big towels].
roll-in-shower f :: The roll-in shower and the step-free entrance [made things easy for my [mother|husband|wife]|are as described and work well].
n :: The shower was [hot and strong|very good], [good after {outing}|every day].
`,
    minor: `
:: The [hot water runs out after two showers|shower pressure is weak|bathroom fan is loud], [so take turns|but it did the job|not the end of the world][| with {group}].
b :: [Weak shower|Small bathroom|Hot water runs out fast].
n :: The shower was [small|not so strong].
`,
    major: `
:: There was no hot water [from {weekday} on|for most of {our} stay|in the mornings], [and it took forever before anybody looked at it|and nobody could fix it|which with {group} is not funny].
b :: [No hot water|Shower leaked all over|Drain was clogged].
n :: There was no hot water [most of the time|on {weekday}|in the morning].
`,
  },
  wifi: {
    needs: 'wifi',
    good: `
workspace :: [I had to work two days|I took calls from here on {weekday}|Work came along on this trip], and [the Wi-Fi was fast|the Wi-Fi held up through hours of video calls|the desk and the Wi-Fi were both good], [with a chair you can sit in all day|next to a window|so I got everything done].
!p-solo :: The Wi-Fi [was fast|worked in every room|never dropped], [even with everyone streaming|even on a video call on {weekday}|which {we} tested thoroughly].
b :: [Fast Wi-Fi|Wi-Fi was solid|Good Wi-Fi|Reliable Wi-Fi][|, no dropouts|, handled video calls|, fine for {weekday}'s calls].
n :: The internet was [fast|good and stable][, I could work|, also for video calls|].
`,
    minor: `
:: The Wi-Fi [is weak in the back bedroom|slows down in the evening|dropped once or twice], [fine for email|so download your shows first|but good enough for {us}].
b :: [Wi-Fi is slow in the evening|Wi-Fi was spotty].
n :: The internet was [slow|not so strong] in [the evening|the bedroom].
`,
    major: `
:: The Wi-Fi [didn't work at all|failed every few minutes], and I [had calls on {weekday} that I took from the car|had to work from a café in {city}|lost most of a day's work].
b :: [Wi-Fi didn't work|No usable Wi-Fi].
`,
  },
  parking: {
    needs: 'free-parking',
    good: `
:: Parking [was easy|is right outside|is free and close to the door], [even with {our} big truck|even on {weekday} night|which is worth a lot in {city}][|, no circling the block|, and it felt safe].
ev-charger :: [{We} charged the car overnight|The EV charger worked without an app|Being able to charge the car here was great], [which made day trips easy|and left full on {weekday} morning].
b :: [Easy parking|Parking right outside|Free parking|Parked right outside][|, no hassle|, even on {weekday}|, room for a truck|].
n :: You can park [directly there|for free], [very practical|no problem].
`,
    minor: `
:: The parking space is [tight|narrow] for [a bigger car|two cars|a truck], [but {we} managed|so take it slow].
b :: Tight parking.
`,
    major: '',
  },
  view: {
    needs: 'sea-view/lake-view/mountain-view/city-view',
    good: `
sea-view :: The view of the water [is what {we}'ll remember|never got old|is even better in person], [coffee in hand every morning|at sunset|in {month} light], and {we} [counted boats|watched the weather roll in|hardly turned on the TV|saw the sun come up on {weekday}].
lake-view :: [Waking up to the lake|The view of the lake|Looking out over the lake] [was worth the trip|is as good as it gets|made {our} mornings], [especially in {month}|with mist on the water at seven|and {we} took far too many pictures].
mountain-view :: [The view of the mountains|Waking up with the mountains in the window|Seeing the mountains from the couch] [is as good as the photos|was the highlight|never got old], [at sunrise most of all|in {month} light|and {we} just sat and looked at it for a while on {weekday}].
city-view :: The view over {city} [at night|from the window|in the evening] [is fantastic|was a nice surprise|kept {us} up late], [lights as far as you can see|and {we} ended up staying in on {weekday}|and {party} loved it].
b :: [Great view|Beautiful view|Amazing view][| from the bedroom| at sunset| in the morning].
n :: The view is [wonderful|unbelievable|so beautiful], [{we} made many photos|{we} looked every morning|best in the evening].
`,
    minor: '',
    major: '',
  },
  outdoors: {
    needs: 'patio/balcony/garden',
    good: `
patio :: {We} [had breakfast on the patio|ended every evening on the patio|used the patio more than the living room], [weather in {month} was perfect for it|with {group}|quiet and shaded|with a book or a beer].
balcony :: The balcony was [{our} favorite spot|where {we} had coffee|big enough for {us} to eat outside], [in the evening most of all|every single morning|and it gets the late sun].
garden :: [The garden is lovely|The yard is a real plus|{We} loved the yard], [with room to run for {party}|and well kept|and {we} sat outside until dark on {weekday}].
grill !winter :: {We} [grilled|used the grill] [on {weekday}|twice|almost every night], [burgers for everyone|fish from the market|and there was enough gas], and [ate outside|stayed out until it got cold|{party} handled the cooking].
fire-pit :: [The fire pit was a hit|Evenings around the fire pit were the best part|{We} sat around the fire pit every night], [s'mores included|with blankets in {month}|talking until midnight|and firewood was easy to get].
b patio :: [Nice patio|Patio was great in the evening].
b balcony :: [Nice balcony|Balcony gets evening sun].
b fire-pit :: [Loved the fire pit|Fire pit every night].
n patio/balcony/garden :: {We} liked to sit outside [in the evening|for the breakfast][, very quiet|, it is a nice place|].
`,
    minor: `
grill !winter :: The grill [ran out of gas|needs a good scrub], [so check the tank|but {we} got dinner done].
patio :: The patio furniture [has seen better days|could use new cushions], [still comfortable|small thing].
`,
    major: '',
  },
  hottub: {
    needs: 'hot-tub',
    good: `
:: The hot tub was [clean and hot|at the right temperature when {we} arrived|the best part], and {we} [were in it every night|used it twice a day|went in after {outing}], [stars overhead|even in the rain|in {month} air] [|with a glass of wine|with {group}].
winter/fall :: Sitting in the hot tub [with cold air around you|one {month} night|after {outing}] [is hard to beat|was the highlight for {us}|made the trip], [and it stayed hot the whole time|and the cover is easy to lift].
b :: [Hot tub was clean and hot|Loved the hot tub|Hot tub every night].
n :: The hot tub was [very nice|clean and hot], {we} used it [every evening|after {outing}].
`,
    minor: `
:: The hot tub [takes a while to heat up|could run a little hotter|has controls that take some figuring out], [so turn it on early|but {we} used it anyway].
b :: Hot tub could be hotter.
`,
    major: `
:: The hot tub, [the reason {we} booked|which {we} had looked forward to], [was out of order|was cloudy and smelled of chlorine|never got warm], and [nobody had told {us}|it wasn't fixed in {nights} days|{we} got no refund for it].
b :: Hot tub didn't work.
`,
  },
  pool: {
    needs: 'pool',
    good: `
summer/warm/tropical :: {We} [spent every afternoon at the pool|were in the pool by ten every day|had the pool almost to {ourselves}], [the water was clean and warm|with plenty of shade|perfect in {month}][| and {party} didn't want to leave].
p-kids summer/warm/tropical :: [The pool was the hit of the trip|The kids lived in the pool|The pool saved {us} on the hot days], [towels included|and {we} could watch from the shade|from breakfast until dinner on {weekday}].
b summer/warm/tropical :: [Great pool|Clean pool|Pool was perfect].
n summer/warm/tropical :: The pool is [very nice|clean], {we} swam [every day|in the morning].
`,
    minor: `
summer :: The pool gets [crowded|busy] [in the afternoon|on weekends], [so go early|mornings are better].
`,
    major: `
summer :: The pool was [closed|green], [the whole time|and nobody could say when it would open], and [that's why {we} had booked in {month}|{party} cried].
`,
  },
  fire: {
    needs: 'fireplace/wood-stove/sauna',
    good: `
fireplace winter/fall :: {We} had [a fire going|the fireplace on] [every evening|from {weekday} on|most of the day], [with a stack of board games|with a book|and it heats the whole room], [perfect for {month}|exactly the {month} {we} wanted].
wood-stove winter/fall :: The wood stove [heats {thetype} in no time|was easy to light|kept {us} warm], [even on the coldest night|and there was plenty of dry wood|and {party} fed it all evening] [|in {month}].
sauna :: The sauna [heats up fast|was a treat after {outing}|got used every night], [and then straight to bed|and it's big enough for {us}][| in {month}].
b fireplace winter/fall :: [Fireplace every night|Loved the fireplace].
n fireplace winter/fall :: The fireplace is [very cozy|so romantic], {we} used it [every evening|in {month}].
`,
    minor: `
wood-stove winter/fall :: The wood stove [takes some practice|needs refilling at night], [{we} got the hang of it by the second evening|but it's part of the charm].
`,
    major: '',
  },
  space: {
    needs: 'home',
    good: `
!couple !br-0 !p-solo :: [There was plenty of room|Plenty of space] for [{us}|all of {us}|everyone], [with a table big enough for all of {us}|and nobody got in each other's way|and places to be alone too], [even on the rainy day|even after {nights} nights].
couple/br-0/br-1 :: [It's small|It's compact|It isn't big], but [everything has its place|it's cleverly laid out|it's all {we} needed], and [{we} never felt cramped|it's easy to feel at home|there was room for {our} bags] [|for {nights} nights|in {month}].
big !p-solo :: {We} were [a big group|a full house], and {bedrooms} bedrooms [meant everybody had a door to close|were enough for all of {us}|worked out fine], [with long dinners at one table|and the evenings together|which is why {we}'d book it again].
b !couple :: [Plenty of room|Roomy|Lots of space][| for {party}| for all of {us}].
b couple :: [Small but well laid out|Compact, has everything].
n :: The {type} has [enough place|enough space] for [{us}|{party}][ and it is very cozy|].
`,
    minor: `
!elevator big :: There are [a lot of stairs|more stairs than {we} expected] between the bedrooms and the kitchen, [not ideal with {group}|good exercise, though].
couple/br-0 :: [It's tight with two suitcases|There's not much room for bags|Storage is limited], [but {we} managed|so pack light].
`,
    major: '',
  },
  comfort: {
    good: `
summer air-conditioning :: It was hot in {month}, and the AC [kept up|worked well|cooled the whole place], [quiet too|even in the afternoon|so {we} could sleep].
winter heating :: It was [cold out|freezing on {weekday}|windy and raw], and {thetype} was [warm when {we} arrived|warm in every room|cozy the whole time][|, which mattered with {group}].
home :: [There's a shelf of games|There were books and board games|Somebody thought of the details], [a drawer with chargers|umbrellas by the door|enough blankets], and [{we} used all of it on the rainy day|{we} felt at home within an hour|you notice such things on day two].
p-kids crib/high-chair :: [The crib was set up when {we} arrived|There was a crib and everything for the little one|The high chair saved {us} some packing], which [made travel with {group} so much easier|is a lifesaver with {group}].
p-kids game-table :: The game table [kept {party} busy for hours|was a hit with {group}|decided who did the dishes], [especially on {weekday} when it rained|every evening].
p-dog :: {party} [loved it here|settled in right away|slept through the night], [there are good walks from the door|and there was a bowl and a towel waiting|and nobody minded].
bikes !winter :: {We} took the bikes [into {city}|out on {weekday}|every morning], [in good shape|with air in the tires], [which saved {us} a rental|best way to get around].
kayaks summer/spring/fall :: {We} took the kayaks out [early on {weekday}|every day|before breakfast], [life vests were there|calm water in {month}|{party} loved it].
breakfast :: Breakfast was [good|fresh|better than expected], [with eggs made to order|with fruit and real bread|different every day|and good coffee], and {we} [hardly needed lunch|took {our} time over it|were never rushed].
b breakfast :: [Good breakfast|Breakfast was great].
gym :: The gym is [small but fine|better than expected], [empty at seven|and I used it every morning].
ski-in-out winter :: [Ski in, ski out is no exaggeration|You really can ski to the door], [{we} came home for lunch every day|first chair on {weekday}|no lugging boots around].
n :: [It has all what you need|Nothing was missing], [{we} felt like at home|it is very cozy][| in {month}| for {nights} nights].
`,
    minor: `
summer !air-conditioning :: There's no air conditioning, [as the listing says|which you notice in {month}|and one night was warm], [fans helped|but mornings are cool].
winter heating :: It took [a while|an evening] to [warm up|get all rooms warm] [on {weekday}|when {we} arrived], [then it was cozy|after that it was fine].
b summer !air-conditioning :: Hot without AC.
n :: Some things are [a bit old|not so new], [but all works|but it is okay].
`,
    major: `
summer air-conditioning :: The AC [quit on {weekday}|didn't work|leaked], in {month}, and [it took until the last day to get it fixed|all {we} got was a fan|the bedroom stayed at eighty-four degrees].
winter heating :: The heat [went out on {weekday}|barely worked], in {month}, and {we} [slept in {our} coats|were handed a space heater|sat there in blankets].
:: [Things were broken all over|Half the things were broken]: [a lamp, a blind and the remote|a door that wouldn't close|a toilet that ran all night], and [nobody seemed surprised|it had clearly been like that for a while|{our} messages on {weekday} changed nothing].
b :: [Things were broken|Needs repairs][, a door and two lamps|, the toilet ran all night|].
n :: Many things were broken, [the lamp|the door|the window] and [the TV|the toilet|the remote][, for {nights} nights|].
`,
  },
} satisfies Record<string, TopicLines>;
