import { sentencesOf } from './folded.js';

/** What someone sees whose text asks for a review. */
export const noReviews =
  'This asks for a review in return for a gift. Fake and concealed incentivised reviews are banned (Digital Markets, Competition and Consumers Act 2024; CMA guidance CMA208). Ask for content on the creator’s own channels instead.';

const word = (pattern: string) => `(?<![\\p{L}\\p{N}_])(?:${pattern})(?![\\p{L}\\p{N}_])`;
const regex = (...parts: string[]) => new RegExp(parts.join(''), 'u');
const global = (...parts: string[]) => new RegExp(parts.join(''), 'gu');
/** Anything within the same clause. */
const within = (characters: number) => `[^,;:]{0,${characters}}?`;

const review = 'rev(?:ie|ei)ws?';
const sites = word(
  `google|trip[\\s-]?advis[eo]r|yelp|open ?table|the ?fork|trust ?pilot|booking|expedia|airbnb|zomato|four ?square|happy ?cow|quandoo|resy|design ?my ?night|feefo|treatwell|fresha|classpass|deliveroo|uber ?eats|just ?eat|glassdoor|amazon|(?:${review}|rating) (?:sites?|platforms?|websites?|portals?|apps?)`,
);
/** Sites that have nothing but reviews. */
const onlyReviews = word('trip[\\s-]?advis[eo]r|yelp|trust ?pilot|the ?fork|zomato|happy ?cow|feefo');
const channel = word(
  'reels?|story|stories|posts?|videos?|tik ?toks?|instagram|insta|ig|youtube|feed|captions?|grid|v?logs?|blogs?|carousels?|streams?|live|highlights?|shorts?|channels?|content|camera|voice-?over|clips?|photos?|pictures?|substack|newsletter',
);

const mentionsPost = regex(channel);

/** Drafts are reviewed, and places are found: neither is a customer review. */
const work = global(
  word(
    `(?<!(?:return|exchange|thanks|thank you) )for (?:our |your |the )?${review}|(?:in|under|after|pass|pending) (?:our |your |a |the )?${review}|(?:our|internal|final|first|second|before|legal|brand|quick|content|draft) ${review}(?= ?(?:$|[.,;:)]|before|by|and approv|and sign|within|takes|rounds?|process|stage|period|window))|${review} (?:and (?:approve|sign|edit|amend)|(?:all |every |each |any |your |our |the |this |that |these |those |its |a |final |first |finished |edited )*(?:drafts?|captions?|contents?|edits?|briefs?|scripts?|cuts?|guidelines?|guide|terms|rules|footage|pieces?|posts?|reels?|stories|videos?|photos?|pictures?|clips?|materials?|assets?|work|submissions?|offers?|agreement|contract|copy|storyboard|text|version|process|rounds?)|it (?:before|first|within|and)|before|them (?:before|first|within))`,
  ),
);
const map = global(
  `${word('google|apple')} maps?(?: ${word('pins?|links?|locations?|tags?|directions?|sticker')})?(?! ${word(`page|profile|listing|${review}|ratings?`)})|`,
  `${word('pins?|links?|locations?|tags?|tag us|tagged|directions?|find us|finds us|find it|found|map|marker')}[^,;:]{0,20}? ${word('on|in|from|to|with|via')} ${word('google|apple|facebook')}(?: maps?)?`,
);

const kind = '(?:[\\p{L}-]+ ){0,3}?';
/** A review that is the creator's own content. */
const ownReview = global(
  `${word(review)}(?: of ${within(40)})? ?${word('in|on|as|to|for|via|with|through|inside|into')} ${kind}${channel}|`,
  `${channel}[\\s-]${word(review)}|${word(review)}[\\s-](?:style[\\s-])?${channel}|${word(`${review}-style`)}|`,
  `${word('in|on|as|with|via')} ${kind}${channel}[^.;]{0,30}?(?:${word('give|share|say|post|film|do|include|with')} )?${word('your|an?')} (?:[\\p{L}-]+ )?${word(review)}`,
);

const verdict = `(?:${word(`${review}|rat(?:e|ing|ings)|stars?|recommend(?:ations?|ing)?|testimonials?|feedback|write-?ups?|words?|thoughts|experiences?|opinions?|comments?|what you thought|how (?:it was|you (?:liked|enjoyed|found)|much you)`)}|5\\*|[⭐★])`;
const published = word(`${review}|ratings?|rate|stars?|recommendations?|feedback|testimonials?`);

/** On a review site, where nobody can see that it was a gift. */
const onSite = [
  regex(verdict, within(60), word('on|onto|to|in|via|through|at|with|using|for'), ' ', kind, sites),
  regex(sites, "(?: maps?| my)?(?: business)?(?:'s)?(?: page| profile| listing)?[ -]", kind, published),
  regex(sites, within(60), word('leave|drop|write|post|give|tell|say|rate|review'), within(40), verdict),
  regex(word('tell'), ' ', kind, sites),
  regex(word('write|post|publish|share|say|put|upload'), within(60), word('on|onto|to'), ' ', kind, onlyReviews),
  regex(sites, within(30), word(`as (?:an? )?${review}`)),
  regex(word('(?:review|rate|recommend) us'), within(60), sites),
  regex(word(`${review}|rate|recommend(?:ations?)?`), within(30), word('on'), ' ', kind, word('facebook|fb')),
  regex(word('facebook|fb'), '(?: page)? ', word(`${review}|recommendations?|ratings?`)),
];

/** Of the brand itself, on any site. */
const ofUs = [
  regex(word('leave|leaving|drop|pop|submit'), ' ', kind, kind, word(review)),
  regex(word('(?:write|give|post|do|send|make|get|add) (?:us|me|the (?:restaurant|bar|hotel|venue|place|team|shop|cafe))'), ' ', kind, word(review)),
  regex(word('write|submit|post|give|add'), ' ', kind, word(`(?:online|public|customer|guest|consumer|verified) ${review}`)),
  regex(word(`${review} (?:of|for|about) (?:us|our (?:restaurant|bar|hotel|venue|place|shop|cafe|business))`)),
  regex(word('(?:review|rate|rating) (?:us|your (?:visit|stay|meal|experience)|(?:the|our) (?:restaurant|bar|hotel|venue|place|team|service|shop|cafe|business))')),
  regex(word('and|plus|with'), ' ', word('an?|one|\\d+'), ' ', kind, word(review)),
  regex('[+&] ?', '(?:', word('an?|one|\\d+'), ' )?', kind, word(review)),
  regex('(?:', word('5|five'), '[\\s-]?(?:stars?|\\*)|[⭐★]{3,})[\\s-]?', kind, word(`${review}|ratings?`)),
  regex(word('leave|give|rate|post|drop|write|award'), within(30), '(?:', word('5|five'), '[\\s-]?(?:', word('stars?'), '|\\*)|[⭐★]{3,})(?! ', word('hotels?|service|spas?|resorts?|treatment|food|experience|view|room'), ')'),
]; // prettier-ignore

/** Also when no post is mentioned. */
const anywhere = [
  regex(word('write|post|publish|share|give'), ' ', kind, word(review)),
  regex(
    word(
      `${review} (?:(?:would|will) (?:be|mean|help|make)|(?:helps?|means?) |(?:is|are) (?:required|expected|mandatory|appreciated|welcome|part of|a must))`,
    ),
  ),
  regex('^[\\s*–—-]*(?:', word('an?|one|1|\\d+ ?x|1x|your'), ' )?(?:[\\p{L}-]+ ){0,1}', word(review), '[\\s.!]*$'),
];

const asking = regex(
  word(
    'leave|leaving|write|post|give|drop|pop|submit|(?:rate|review|recommend) us|add to|copy|boost|raise|tell (?:people|others|them|everyone)|improve|grow|increase|help|support|contribute|push|lift|bump',
  ),
);
const refused = global("(?:don'?t|do not|never|must not) [\\p{L}]+");
/** Existing reviews by others. */
const describes = regex(
  word(
    "our|its|their|we (?:are|were|got|hold)|we've|we're|has|have|rated|voted|ranked|awarded|famous for|the (?:restaurant|venue|hotel|bar)'s",
  ),
  within(40),
  '(?:',
  verdict,
  '|',
  sites,
  ')',
);

/** Says no, but means yes. */
const insists = global(
  word(
    "(?:don'?t|do not|never|must not|not) (?:forget|hesitate|miss|be shy|fail|go without|leave (?:us )?(?:without|until|before))",
  ),
);

/** Explicitly asks for none; “don’t leave a bad one” does ask. */
const declines = regex(
  "(?<![\\p{L}])(?:don'?t|do not|does not|never|no|not|without|cannot|can'?t|must ?n[o']t|should ?n[o']t|shouldn'?t|mustn'?t|won'?t|rather not|instead of|refrain from|avoid|nor)(?![\\p{L}])",
  '(?! (?:only|just|less))',
  `(?:(?!${word('but|just|only|and|bad|negative|poor|critical|one-star|1-star')})[^,;:]){0,60}?`,
  `(?:${verdict}|${sites})`,
);

/** Whether a folded sentence asks for a review that would pass as a customer’s own. */
export function requestsReview(sentence: string): boolean {
  const said = sentence.replace(work, ' ').replace(map, ' ').replace(insists, 'please');
  if (declines.test(said) || (describes.test(said) && !asking.test(said.replace(refused, ' ')))) return false;
  if (onSite.some((pattern) => pattern.test(said))) return true;
  const rest = said.replace(ownReview, ' ');
  return (
    ofUs.some((pattern) => pattern.test(rest)) ||
    (!mentionsPost.test(said) && anywhere.some((pattern) => pattern.test(rest)))
  );
}

/** Whether a text asks for a review on Google, Tripadvisor or the like, or of the brand on any site. */
export const asksForReviews = (text: string): boolean => sentencesOf(text).some((each) => requestsReview(each.text));
