/** First sentences. `good`, `mixed` and `bad` are the review's verdict, `v-…` the voice. */
export const openings = `
good v-plain/v-couple :: {We} [really enjoyed|loved|had a great time during] {our} [stay|{nights} nights here|{arrival}-to-{departure} stay|{month} trip to {city}][| with {group}].
good v-plain :: [Great|Lovely|Really nice] {type} [for a weekend in {month}|in a good part of {city}|with {group}|for {nights} nights away].
good v-plain/v-outdoors :: {We} [stopped here for|booked|stayed] {nights} nights [on the way to see family|in {month}|with {group}|on a road trip from {home}] and [were happy {we} did|would do it again|it worked out well].
good v-plain :: [This is|It's] [a solid|a comfortable|an easy] {type} [in {city}|for a few nights], [{nights} nights went by fast|and {we} had everything {we} needed|just right for {us}][| in {month}].
good v-family :: {We} had [the best time|SUCH a great time|an amazing {nights} nights] here with {group}! [Everyone was happy|The whole family loved it|Nobody wanted to leave on {departure}]!
good v-family :: [{Party} loved this place|What a great spot for a family trip|So glad {we} found this one]! {We} stayed {nights} nights in {month} and [made so many memories|can't say enough good things|everything just worked].
good v-couple !p-solo :: {We} came for [our anniversary|a birthday|a quiet weekend|our first trip without the kids] and [it was exactly what we hoped for|couldn't have picked a better {type}|would come back tomorrow][| in {month}].
good v-couple !p-solo :: [Slow mornings|Long walks|No alarm clock] and [good dinners|nothing on the calendar]: [these {nights} nights in {city} did us good|just the break {party} and I needed].
good v-friends !p-solo :: [Girls' trip|Reunion weekend|Birthday weekend|Yearly get-together] [in {city}|with {group}|in {month}], and [the {type} was perfect for it|this place made it easy|everyone wants to come back].
good v-texter :: [ok this place was so cute|this place was perfect|honestly loved it here|10/10 would stay again|so happy with this one] [for {nights} nights|for a weekend in {city}|with {group}|].
good v-retired :: {We} are [a retired couple from {home}|both past seventy|grandparents of five], and [we choose {our} lodgings with care|{we} travel a good deal|comfort counts for {us}]. [{Thetype} did not disappoint|{We} could not have been happier here|It was a pleasure to stay here in {month}].
good v-retired p-couple :: {Party} and I spent {nights} [restful|very pleasant|happy] nights [here in {month}|in {city}] [to visit {our} grandchildren|to escape the weather in {home}|for {our} anniversary].
good v-critic :: I have stayed in [a dozen|quite a few|many] places [in and around {city}|of this kind], and [this is among the better ones|this one gets most things right|few are run this well]. [Here is why|In detail][, after {nights} nights|]:
good v-critic :: [{We} booked with moderate expectations|I read every review before booking|The listing promises a lot], and [{thetype} delivers|most of it holds up|it turned out well] [for a stay of {nights} nights|in {month}].
good v-business :: [Here for work|In {city} for a conference|Two days of meetings in {city}|Work trip], [stayed {nights} nights|{nights} nights|back on {departure}], [no complaints|everything worked|would book again].
good v-dad :: [{nights} nights with {group}|Stayed {nights} nights in {month}|Drove in from {home}]. [No complaints|All good|Everything worked].
good v-story :: {We} had been planning this trip [since {home} was under snow|for most of a year|ever since my sister told {us} about {city}], and [when {we} finally pulled in on {arrival}|as soon as {we} opened the door], {we} [knew {we} had picked well|all relaxed at once|stopped worrying about the details].
good v-story :: [This trip almost didn't happen|{We} nearly canceled this trip|It had been a long year], so {nights} nights [in {city}|in {thetype}] [meant a lot to {us}|felt like a gift|were long overdue]. [I want to tell you about it|So this review is a bit long].
good v-repeat :: This was {our} [second|third|fourth] [stay here|time in {thetype}], and [it's as good as ever|nothing has changed, in the best way|{we} booked the next one on the way home][|, again in {month}].
good v-repeat :: [Back for the {third} year|{We} keep coming back], [{month} this time|{nights} nights this time], and [it still feels like coming home|it never disappoints|{party} insisted].
good v-outdoors :: {We} came to [be outside|get out of the house|get away from screens], and [{thetype} was a great base camp|this is the right place for it|it's set up well for that][| in {month}].
good v-dog :: {We} travel with {group}, so [finding a good place takes time|pet friendly isn't enough, it has to be welcoming]. [This one was great|This one really is|This was the easiest trip in years].
good v-foreign :: {We} were {nights} nights [in {city}|here in {month}] on {our} [trip through America|round trip|holiday], and [it was very nice|{we} felt very well|it was one of {our} best stays].
good v-foreign :: {We} come from [{home}|far, from {home}] and [it was {our} first time in {city}|{we} were a bit nervous], but [all was perfect|everybody was so friendly|{we} had a beautiful time].
good v-list :: [What {we} liked|Pros|The good]:
mixed v-plain/v-couple/v-friends/v-repeat/v-dog/v-outdoors :: [It was okay|It was fine|A mixed bag] [for {nights} nights|for a weekend in {city}|overall]. [Some things were good, some weren't|There were a few issues|Not bad, not great].
mixed v-plain/v-family/v-story/v-dog/v-repeat :: {We} [wanted to love it|had higher hopes|were looking forward to this] [after reading the reviews|for {our} {month} trip|, with {group} along], and [parts of it were good|it was all right|it could have been better].
mixed v-texter :: [it was ok|it was fine i guess|kinda mixed on this one] [for {nights} nights|for the price|tbh].
mixed v-retired/v-critic/v-story :: [{Our} impressions are mixed|I have mixed feelings about this stay|There is good and bad to report] [after {nights} nights|from {our} {month} visit].
mixed v-business/v-dad :: [It was okay|Average stay|Fine for {nights} nights].
mixed v-foreign :: It was [okay|not bad], but [not everything was good|{we} expected a bit more][ for {nights} nights|].
mixed v-list :: [Good and bad|Mixed]:
bad v-plain/v-couple/v-friends/v-repeat/v-dog/v-outdoors/v-family :: [Unfortunately this wasn't a good stay|{We} were disappointed|I wish I could say something nicer about {our} {nights} nights here|This one didn't work out for {us}|Not the {month} trip {we} had hoped for].
bad v-texter :: [so disappointed|would not recommend tbh|ok so this was not great|not what we paid for].
bad v-retired/v-critic/v-story :: I [rarely write critical reviews|don't like to complain|have hesitated to write this], but [{our} stay in {month} was not acceptable|future guests should know what to expect|these {nights} nights were a disappointment].
bad v-business/v-dad :: [Disappointing|Not good|Wouldn't book again].
bad v-foreign :: {We} are [sad|sorry] to say it was [not a good stay|not good for {us}] [in {month}|these {nights} nights].
bad v-list :: [What went wrong|The problems]:
`;
