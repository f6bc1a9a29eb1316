import type { TopicLines } from '../topics.ts';

/** The topics of the breakdown on a stay's page. */
export const essentials = {
  cleanliness: {
    good: `
:: [The place|The whole place|{Thetype}|Everything] was [spotless|very clean|clean and well kept|immaculate|cleaner than most] [when {we} arrived|when {we} walked in|from the first minute], [with fresh towels in the bathroom|down to the baseboards|bathroom and floors included|and it smelled fresh|and nothing felt worn|even under the beds].
:: You can tell [that somebody cleans here with care|how much care goes into the cleaning|that {host} takes cleaning seriously]: [clean windows|fresh towels|crisp sheets], [no dust on the shelves|not a hair in the bathroom|nothing sticky anywhere][| and no smell of bleach| and a shower that looked new| and floors {we} could walk on barefoot].
c :: [Super|Really|Crazy] clean, [even the corners nobody looks at|which is a big deal for {us}|and that's the first thing I check], and [the towels|the sheets|the whole place] smelled [amazing|so good|like fresh laundry][| when {we} got in on {arrival}].
f :: I am [rather particular|a bit fussy|careful] about [cleanliness|dust|bathrooms], and [I had nothing to complain about|I could not find anything to object to|I was more than satisfied] [in the bathroom|under the beds|anywhere in {thetype}|during {our} {nights} nights].
kitchen :: [The kitchen was as clean as the rest|The fridge had been wiped out before {us}|Even the oven was clean], [which says a lot about {host}|which is rarer than it should be|and {we} do look|and so were the pots and pans|which {we} notice on arrival].
p-kids :: [Traveling with {group}|With {group} on the floor half the day], [a clean place matters|I look at the floors first], and [these were spotless|{we} had no worries here|I put nothing on {our} list for {host}].
p-dog :: {We} came with {group}, and [there was no trace of earlier dogs|everything was clean and free of hair|it didn't smell of other pets], [which is not a given|inside or out|as far as {we} could tell].
b :: [Very clean|Spotless|Clean throughout|Immaculate][|, and it smelled fresh|, with good towels|, bathroom included|, no dust anywhere].
b :: [Clean {type}|Clean rooms|Clean bathroom], [fresh linens|good towels|nothing worn].
n :: [All|Everything] was [very clean|so clean|clean like new], [also the bathroom|also the towels|and the beds were fresh][| and it smelled good| during the {nights} nights].
`,
    minor: `
:: [The bathroom floor|The shower|The area under the beds|The top of the fridge] could have used [another pass|a bit more attention|a better clean][| before {we} came], [but the rest was fine|nothing terrible|though it only took a minute to fix].
:: {We} found [a few crumbs on the counter|some hair in the shower drain|dust on the shelves|a sticky spot on the table] when {we} arrived, [which is a small thing|and otherwise it was clean|easy to overlook, I guess].
b :: [Shower|Floor|Windows] could be cleaner.
n :: [The shower|The floor] was not [perfect|completely] clean[, but okay|, a small thing].
`,
    major: `
:: It wasn't clean: [there was hair in the shower|the floors were sticky|the sheets had stains|there were crumbs in every drawer] and [the trash hadn't been taken out|the bathroom smelled of mildew|dust lay on everything|dirty dishes stood in the sink] [when {we} arrived on {arrival}|when {we} walked in|when {we} got there from {home}].
:: {We} spent [the first hour|the first evening|half of {arrival} evening] [cleaning|wiping counters and washing dishes|scrubbing the bathroom] before {we} wanted to [touch anything|unpack|go to bed].
b :: [Dirty bathroom|Not clean|Sticky floors], [hair in the shower|stained towels|dust everywhere|trash not taken out].
n :: It was not clean, [the bathroom smelled bad|hair was in the shower|the towels had spots] [and nobody helped {us}|when {we} came on {arrival}].
`,
  },
  accuracy: {
    good: `
:: [The photos are|The pictures are|The listing is] [accurate|honest|true to life], [nothing is hidden|no surprises|what you see is what you get][| in {thetype}| here| when you open the door][, and {we} like that|].
:: {Thetype} [looks exactly like the photos|is just as described|is even nicer than in the pictures], [inside and out|down to the small details|if anything a little bigger][|, which isn't always true in {city}|, so {we} knew what {we} were getting||, which is why {we} booked it for {month}].
f :: The description [was accurate in every respect|proved reliable|left nothing out], [which made planning easy|which I appreciate|so there were no surprises on arrival] [for a longer stay|for a stay of {nights} nights|in a town {we} did not know].
c :: [Looks just like the pics|The photos don't lie|Even better than the photos], [and {we} loved it|no weird surprises|which almost never happens][| lol| when {we} book in {city}].
b :: [As described|Just like the photos|Accurate listing|Better than the photos|Listing is accurate|True to the photos][|, no surprises|, everything there].
n :: It is [the same like|exactly like] in the [photos|pictures], [maybe better|no bad surprise|{we} were happy to see it][ when {we} came in {month}|].
`,
    minor: `
:: [The photos make it look|The pictures show it] [a little bigger than it is|brighter than it is], [so check the measurements|but it was big enough for {us}|not a problem, just good to know].
:: [A couple of things|One or two things] [in the listing|from the photos] [had changed|were missing or different], [nothing that mattered much|but {host} explained why|mostly furniture].
b :: [Smaller than the photos suggest|Photos are a bit flattering].
n :: In the photos it looks [bigger|more new] than it is[, but {we} had enough place|].
`,
    major: `
:: {Thetype} does not look like [the photos|the listing]: [the furniture is older|everything is more worn|it's half as bright|it's much smaller] and [several things {we} had counted on weren't there|the paint is peeling in places|the view in the first picture is from somewhere else] [|, so {we} felt misled|, which is hard to forgive at this price].
:: [Much of what the listing promises|Half of what {we} booked it for] [was missing or broken|didn't work or wasn't there] in {month}, and [nobody had updated the page|{we} only learned about it on arrival|the answer was that it "should be fine"].
b :: [Not as described|Nothing like the photos|Photos are years old].
n :: It is not like the photos, [all is older|everything is smaller] [and {we} were disappointed|and {we} felt bad to pay for it].
`,
  },
  checkin: {
    good: `
self-check-in :: [Check-in was easy|Getting in was simple|Check-in took two minutes]: [the code worked on the first try|clear instructions came the day before|{host} sent directions with photos], [even after dark|even though {we} got in late|so {we} could arrive whenever {we} liked] [|on {arrival}|from {home}].
!self-check-in home :: {host} [met {us} at the door|was there to let {us} in|waited for {us} even though {we} were late], [showed {us} around|explained everything in five minutes|told {us} where to eat] and [left {us} to it|handed over the keys|wished {us} a good stay] on {arrival}.
hotel :: [Check-in took five minutes|Checking in was quick|The front desk had {our} key ready], [even late on {arrival}|although {we} were two hours early|with a smile and a map of {city}|and they held {our} bags until the room was ready].
:: {We} [arrived|got in] [late on {arrival}|in the rain|after dark], and [the directions were easy to follow|the instructions were so clear that {we} didn't have to call|everything was ready and the lights were on|check-in still went without a hitch].
f :: The arrival instructions were [clear and complete|easy to follow|sent well in advance], [which matters after a long drive from {home}|which {we} appreciated|and {host} confirmed {our} time on {arrival}].
b :: [Easy check-in|Check-in was quick|Simple check-in|Good directions|Smooth arrival|In within minutes][|, even late|, no issues|, clear instructions|, even after dark|, got in on {arrival}].
n :: The check-in was [easy|without problem|very simple], [all was explained|{we} found it fast][, also late in the evening|, on {arrival} evening|].
`,
    minor: `
self-check-in :: [The code took a few tries|The lock sticks a bit|The keypad is hard to read at night], [so bring a flashlight|but {host} answered right away|though {we} got the hang of it by {arrival}].
:: The [directions|arrival instructions] could be [clearer|more detailed]: {we} [drove past it twice|tried the wrong door first|missed the turn in the dark][, but found it in the end|, no harm done| on {arrival} night].
b :: [Hard to find in the dark|Directions could be clearer|Missed the turn twice].
n :: It was [a bit difficult|not so easy] to find [the door|the house number] in the dark.
`,
    major: `
self-check-in :: The code {we} were sent [didn't work|was the wrong one], and {we} [stood outside for an hour|waited in the car for fifty minutes|sat on the steps with {our} bags] [on {arrival} night|in the dark|after a long trip from {home}] until [somebody finally called back|a new one came].
:: [Check-in was a mess|Getting in was a mess]: {we} came at the time {we} were given, and [nothing was ready until two hours later|the cleaners were still there at six|nobody knew about {our} booking], with [no apology|no explanation|a shrug] [on {arrival}|for {us}|in return].
b :: [Check-in took over an hour|Locked out for an hour|Nothing was ready at check-in].
n :: {We} had to wait [one hour|almost two hours] [for the key|before the door] and [nobody answered|nobody could explain].
`,
  },
  communication: {
    good: `
home :: {host} [answered every question within minutes|was quick to reply|got back to {us} right away], [even at ten at night|before and during the stay|and always kindly], and [sent a list of places to eat|checked in once to see how {we} were|gave {us} good tips for {weekday}|otherwise left {us} alone].
home :: {We} [had one question about [the TV|the heat|the trash|parking]|needed an extra blanket|forgot {our} [charger|jacket] there], and {host} [took care of it the same day|answered in no time|had it sorted within the hour][| on {weekday}|, no fuss].
home c :: {host} is [the best|a great host|so nice|super responsive], [answered all {our} texts|even sent tips for dinner|and so easy to deal with][| and checked that {we} got in okay| the whole time].
home f :: {host} was [courteous and attentive|prompt and considerate|a thoughtful host], [answered {our} questions before {we} arrived|wrote the day before to ask about {our} arrival|recommended a good place for dinner], and [respected {our} privacy|never intruded|could not have been kinder].
hotel :: [The staff|Everyone at the front desk|The people who work here] [remembered {our} names|went out of their way|were kind without making a show of it], [found {us} a table on {weekday} night|printed {our} tickets|brought extra pillows within minutes|gave {us} good tips for {city}].
hotel f :: The staff were [courteous|attentive and unhurried|professional throughout], [and every request was handled at once|from the front desk to housekeeping|which has become rare][| in {city}| in a {type} of this size].
b home :: [{host} was responsive|Good host|Host answers fast|{host} was easy to reach|Quick replies][|, good tips too|, no complaints|, even late|, friendly too].
b hotel :: [Friendly staff|Helpful front desk|Staff was great].
n home :: {host} is [very friendly|very kind|so nice] and [helped {us} with all|answered very fast|gave {us} good ideas for {city}].
n hotel :: The people [of the reception|who work there] are [very friendly|so kind] and [helped {us} with everything|gave {us} good ideas for {city}].
`,
    minor: `
home :: [Replies took a while|{host} took until the next morning to reply|{We} waited a few hours for an answer], [which was fine for {our} question|not urgent, but worth knowing|on a weekend, to be fair].
hotel :: The front desk was [short-staffed|hard to reach by phone] [in the evening|on {weekday}], [so allow some time|but everyone was polite].
b home :: [Replies take a while|Host is slow to answer|Slow replies].
n home :: The host answered [a bit late|only the next day].
`,
    major: `
home :: {We} [wrote|called|messaged] {host} [three times|twice a day|on {weekday} and again the next day] about it and [never got an answer|heard back only after checkout|got one line in return], [which made a small problem a big one|and that's what bothered {us} most|so {we} were on {our} own].
hotel :: [The front desk|The person at the desk] [was rude about it|told {us} to come back later|couldn't have cared less] [when {we} complained on {weekday}|when {we} asked for help], and [nobody followed up|nothing happened in {nights} nights].
b home :: [Host never answered|No reply from the host|Impossible to reach the host].
n home :: The host did not answer {us}, [not one time|also not on the phone][ in {nights} days|].
n hotel :: The reception was [not friendly|not helpful] [when {we} asked|with {us}].
`,
  },
  location: {
    good: `
walkable !remote :: In town {we} [walked everywhere|hardly needed the car]: [the middle of {city} is {walk} minutes on foot|restaurants and coffee are a short walk away|it's {walk} minutes to the center][, yet the street is calm|, which {we} loved|].
walkable :: [The location is perfect|Great location|You can't beat the location]: {walk} minutes on foot to [the center of {city}|dinner|the shops][, and home again without a cab|, and quiet enough to sleep|, so {we} left the car where it was].
drive-in !dense :: [It's about {drive} minutes by car to|It's an easy {drive}-minute drive to|Allow {drive} minutes to drive to] [the center of {city}|downtown {city}|town], [which worked well for {us}|close enough for dinner, far enough to be quiet|and {we} liked coming back to the calm].
named-hood :: [{hood} is a great base|{We} liked staying in {hood}|{hood} was the right choice]: [good coffee nearby|plenty of places to eat|a real neighborhood], [and easy to get around from there|with neighbors who say hello|and less busy than {we} expected in {month}].
near-sight !city :: [Being close to {sight} was the reason {we} booked|{sight} is close by|It's well placed for {sight}], and {we} [went twice|went early on {weekday} before the crowds|ended up going every day][| with {group}].
near-river :: [{river} is close enough for a walk before breakfast|{We} walked along {river}|You're near {river}], [and {we} did that every morning|with hardly anyone around in {month}|and {we} went down there on {weekday} evening].
shore near-beach !city :: [{beach} is close by|It's an easy walk down to {beach}|You're close to {beach}], [so {we} went back and forth all day|and {we} were there for every sunset|and it was quiet in the mornings][| in {month}].
remote :: It's [out of the way|off by itself|a bit of a drive from town], [and that's exactly what {we} wanted|which is the point|so stock up on groceries first], [and at night you hear nothing|and the stars were unbelievable|and {we} didn't miss {home} for a second].
f walkable :: The location [suited {us} very well|could not be more convenient]: [everything {we} wanted to see in {city} was within a walk of {walk} minutes|a bakery and a pharmacy are close by], and [the sidewalks are good|the area is safe in the evening].
b walkable :: [Great location|Walk to everything|Good location][|, close to the center|, {walk} minutes to the center].
b drive-in :: [Short drive to|Close enough to|About {drive} minutes by car to|Easy drive to] [town|{city}|restaurants|shops].
n :: The location is [perfect|very good], [near of everything|not far from the center|good to visit {city}][ by foot|].
`,
    minor: `
drive-in :: You [need a car for everything|won't walk anywhere from here], [so plan your groceries|which {we} knew|but the drive into {city} is easy].
central !hotel :: [It gets lively outside on weekends|There's some traffic in the morning|The street is busy around five], [as you'd expect downtown|nothing earplugs can't fix|but that's the price of the location].
remote :: [The last stretch of road is slow|It's farther out than {we} thought|The nearest store is a drive away], [so arrive before dark|fill up in {city} first|and cell service comes and goes].
b drive-in :: You need a car.
n drive-in :: You need a car for [everything|the supermarket].
`,
    major: `
far :: It's much farther from [{city}|everything] than [{we} were led to believe|the map suggests], and {we} [spent {our} days driving|drove {drive} minutes each way for groceries|gave up on going out by {weekday}].
central :: [Right on a loud street|The area is loud and busy|People shout outside until two]: {we} [wouldn't walk here alone at night|kept the windows shut the whole time|moved the beds away from the street] [in {month}|and left a day early|].
b :: Wrong location for {us}.
`,
  },
  value: {
    good: `
:: [Good value|Fair price|Very good value] for [{month}|what you get|{city}|{nights} nights], [fees included|cheaper than the hotels {we} looked at|and {we} compared a lot][|, so no complaints there|, I'd pay it again].
!couple !p-solo !hotel :: {We} [paid less than for two hotel rooms|looked at ten places in this price range|expected less for the money], and [this was the better deal|this one beat them all|it was worth every dollar] [for {us}|in {month}|for {nights} nights].
b :: [Good value|Fair price|Worth the money|Good price|Reasonable price][| for {city}| for {month}| for what you get].
f :: The price is [reasonable|fair], [considering how well everything is kept|particularly for {month}|all fees included], and [{we} felt well treated|{we} would pay it again without hesitation].
n :: The price is [good|correct|fair] for [what you get|{city}|this quality].
`,
    minor: `
:: The [cleaning fee|total with all fees] is [on the high side|a bit steep] [for {nights} nights|for a short stay|in {month}], [so it pays to stay longer|but {we} saw it before booking|and that's my only gripe about the price].
b :: [A bit pricey|Fees add up|Cleaning fee is steep|Not cheap][| for {month}| for a short stay].
n :: It is [a bit expensive|not cheap] for [{nights} nights|the size].
`,
    major: `
:: [For this price|For what {we} paid|At this rate] {we} expected [much more|things to work|a lot better], and [there are better places in {city} for less|a motel would have been the better choice|{we} felt ripped off after {nights} nights].
b :: [Overpriced|Not worth the money|Way too expensive].
n :: It is too expensive for [this quality|what you get][ in {month}|].
`,
  },
} satisfies Record<string, TopicLines>;
