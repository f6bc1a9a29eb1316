/** Last sentences; `pure` is a review without a complaint. */
export const closings = `
good v-plain/v-outdoors/v-dog :: {We}'d [stay here again|come back|book it again] [without thinking twice|next time {we}'re in {city}|in a heartbeat|any {month}].
good pure v-plain/v-friends :: [Would recommend|Highly recommend|Recommended] to [anyone heading to {city}|anybody|friends|families and couples alike], [and {we} already have|{we} certainly will|no hesitation].
good pure v-family :: [We can't wait to come back|We're already planning next year|Thank you for everything, {host}|Already asked about dates for next {month}]!!
good v-family :: [{Party} already asked when we're going back|We'll be back with {group}|We hope to be back next {month}]!
good v-couple !p-solo :: [We left rested|We drove home happy|We're already looking at dates], [and that doesn't happen often|and would like to see {city} in another season|and {party} wants to come back in {month}].
good v-friends !p-solo :: [Already talking about next year|Same time next year|The group chat is already picking dates], [and it'll be here|if it's free|no discussion].
good v-texter :: [def coming back|would stay again|ty {host}|will be back next {month}|book it].
good v-retired :: {We} [thank {host} for|remember with pleasure] [a most pleasant stay|these {nights} days in {city}|the kind welcome], and [hope to return|would gladly return in the {season}|recommend it to other careful travelers].
good v-critic :: [All told|On balance|Taken together], [a stay {we} can recommend|well run and fairly priced|I would book it again for {city}|a good choice for {nights} nights or more].
good v-business :: [Will book again|Good for work trips|My pick for {city} from now on|Invoice came right away].
good v-dad :: [Would stay again|Recommended|Good trip|We'll be back].
good v-story :: [On the last morning {party} asked if {we} could stay|When {we} locked the door on {departure}, nobody said much|The drive back to {home} was quiet], [and that says it all|and {we} started planning the next trip before the state line|because nobody was ready to leave {city}].
good v-story :: [Thank you|Thanks again], {host}, [for making it so easy|for sharing this place|for a week {we} needed]. [{We} will be back|{We} hope to come back in another season|See you next {month}].
good v-repeat :: See you [next year|in {month}|again soon], {host}.
good v-dog :: {Party} [gives it five stars|would move in|sulked the whole drive home], and [so would {we}|{we} agree|that settles it].
good v-foreign :: {We} [want to come again|will recommend it to {our} friends|say thank you] [one day|for sure|to {host}|, {city} is in {our} heart].
mixed v-plain/v-couple/v-friends/v-family/v-outdoors/v-dog/v-repeat :: {We} [might come back if that's fixed|would think about it next time|would look around first next time], [because the place has promise|but {city} is worth it|at this price].
mixed v-critic/v-retired/v-story :: [With a little attention|If these points are addressed|With a few repairs] it [could be a very good stay|would deserve more stars], [and I hope it happens|and {we} would try it again].
mixed v-texter :: [prob wouldnt book again|might give it another try|its fine for the price i guess].
mixed v-business/v-dad :: [Okay for a night or two|Might try somewhere else next time].
mixed v-foreign :: Maybe {we} [try another one|look for a different place] next time.
bad v-plain/v-couple/v-friends/v-family/v-outdoors/v-dog/v-repeat/v-story :: {We} won't [be back|book this one again], [which is a pity, because {city} is worth a trip|and {we} can't recommend it|and I'd look elsewhere if {our} friends asked].
bad v-critic/v-retired :: I [cannot recommend it|would look elsewhere] [in its present state|until this is put right|, and I say so with regret].
bad v-texter :: [never again|would not book again|save your money].
bad v-business/v-dad :: [Won't book again|Look elsewhere].
bad v-foreign :: {We} cannot recommend it[, sorry| to {our} friends].
`;

/** Whole reviews of two to eight words. */
export const shortReviews = `
good :: [Great stay|Great place|Loved it|Perfect stay|Wonderful place|Great host|Amazing|Really nice|Very nice][!|!!|.]
good :: [Would stay again|Will be back|We'll be back|Highly recommend|Everything was great|Just as described|Exactly as pictured][!|.]
good :: [Great {type}|Lovely {type}|Nice {type}], [would stay again|great host|everything worked|good location][!|.]
good :: [Perfect weekend in {city}|Great weekend getaway|Loved {city} in {month}][!|.]
good home :: [Thanks|Thank you], {host}[!|!!|.]
good :: {nights} [great|good|easy] nights in {city}[.|!]
mixed :: [It was okay|It was fine|Okay for the price|Average][.|]
bad :: [Not as described|Would not stay again|Disappointing|Look elsewhere][.|]
`;

/** Put between what was good and what wasn't. */
export const turns = {
  toComplaint: [
    'The only thing:',
    'One small note:',
    'My one complaint:',
    'For next time:',
    'Worth knowing:',
    'If I had to pick something:',
  ],
  more: [
    'Also,',
    'And',
    'Plus,',
    'Another plus:',
    'What we liked too:',
    'Worth mentioning:',
    'Not to forget:',
  ],
  toPraise: [
    'To be fair,',
    'In fairness,',
    'On the plus side,',
    "I'll say this much:",
    'On the bright side,',
  ],
};
