import { type Sentence, wordsPattern } from './sentence';

/** Words that exclude what follows, up to the end of the clause or to a new condition. */
const EXCLUDING =
  '(?:(?:anything|anywhere|everything|everywhere|all|any) )?(?:but not|other than|except(?: for)?|excluding|instead of|rather than)|(?:anything|anywhere|everything) but|outside of|no(?! (?:more|less) than)|not(?! for profit| (?:too )?far from (?!me|home|here))|non(?! profit)|without|never|nowhere|neither|nor|nothing|isnt|arent|hardly|less(?! than)';
/** Verbs that exclude everything up to the end of the clause. */
const REFUSING =
  '(?:do not|dont|does not|doesnt|did not|didnt|cannot|cant|can not|wont|will not|would not|wouldnt|should not|shouldnt|avoid|avoiding|hates?|skip)';
const FIRST_WORDS = '(?: (?:in|at|near|to|a|an|the|any|too|so|very|really|be|being))*';
const NEW_CONDITION = 'but|with|in|near|around|that|which|who|where|under|over|above|below|between|at least|up to';

const EXCLUSION_PATTERN = wordsPattern(`(?:${EXCLUDING})${FIRST_WORDS}(?: (?!(?:${NEW_CONDITION}|,|\\|) )[^ ,|]+)*`);
const REFUSAL_PATTERN = wordsPattern(`${REFUSING}(?: (?!but )[^ ,|]+)*`);
const STATE_LIVED_IN =
  '(?<!far |applicants |students )from(?: (?!(?:who|that|with|and|but|to|looking|wanting|want)\\b)[^ ,|]+)+|(?:live|lives|living|reside|based|grew up|born|am)(?: (?:here|right now|currently))? (?:in|near|around|outside)(?: (?!(?:who|that|with|and|but|to|looking|wanting|want)\\b)[^ ,|]+)+';
const DISTANCE_PATTERN = wordsPattern(
  '(?:(?:within |under |less than )?(?:an|\\d+) (?:hours?|hrs?|minutes?|mins?)|(?<!within )\\d+ (?:miles?|mi))(?: (?:drive|away|or less))?(?: (?:from|of)(?: (?!(?:who|that|with|and|but)\\b)[^ ,|]+)+)?',
);
const HOME_PATTERN = wordsPattern(
  '(?:(?:not )?(?:too )?far from|close to|closest to|near|nearest(?: to)?|around|by|next to|not far from) (?:me|us|here|home|my (?:home|house|place|town|city|area)|where (?:i|we) live)',
);
const ORIGIN_PATTERN = wordsPattern(STATE_LIVED_IN);

/** Leaves out what a question excludes, and places that it names for another reason, such as where the person lives. */
export function leaveExclusions(sentence: Sentence): void {
  for (const pattern of [HOME_PATTERN, DISTANCE_PATTERN, REFUSAL_PATTERN, EXCLUSION_PATTERN, ORIGIN_PATTERN])
    sentence.take(pattern, () => 'unread');
}
