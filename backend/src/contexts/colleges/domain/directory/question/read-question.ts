import { CITY_NICKNAMES } from '../../search/city-names';
import { normalizeText } from '../../search/normal-text';
import { Answer } from './answer';
import { readLargeCities, readPlaces } from './cities';
import { readAdjectives, readFeatures } from './features';
import { readMajors } from './majors-in-questions';
import { correctWord } from './misspellings';
import { looksLikeName, readNames, readRemainingNames } from './names-in-questions';
import { IGNORED_WORDS } from './ignored-words';
import { leaveExclusions } from './negations';
import { readOrders } from './orders';
import { readQuantities } from './quantities';
import type { CatalogNames, QuestionFilters } from './question-filters';
import { readStates } from './regions';
import { Sentence, wordsPattern } from './sentence';
import { readTests } from './tests';

const HERE_PATTERN = wordsPattern('(?:in|across) (?:the )?(?:us|usa|united states|country|nation|america)');
const SUPERLATIVE_PATTERN =
  /\b(?:best|most|least|highest|lowest|cheapest|biggest|largest|smallest|top|easiest|hardest)\b/;
const PLACE_LEFT_PATTERN = /^(?:in|near|around|at|outside)$/;

/** The filters of a question, read without knowing names of colleges. */
const NO_NAMES: CatalogNames = {
  isName: () => false,
  isNameStart: () => false,
  isNameWithPlace: () => false,
  isMisspelledName: () => false,
  isCity: () => false,
};

/**
 * Reads a question as families type it, such as "nursing in ohio under 15k", as filters of the directory. What isn't
 * certain is listed as unread, and never guessed.
 */
export function readQuestion(question: string, names: CatalogNames): QuestionFilters {
  const text = normalizeText(question);
  // "la" is Los Angeles, but "LA" is Louisiana, and "dc" is a filter.
  if (CITY_NICKNAMES.has(text) && question.trim() !== 'LA' && !/\bd ?c$/.test(text))
    return { q: `colleges in ${text}`, unread: [] };
  const withoutNames = readParts(question, NO_NAMES);
  if (looksLikeName(text, withoutNames.unread) && names.isName(text)) return { q: text, unread: [] };
  const filters = readParts(question, names);
  return isSearchedName(question, text, filters, names) ? { q: text, unread: [] } : filters;
}

/** Checks whether a text of which nothing but a place is read is a name for the text search. */
function isSearchedName(question: string, text: string, filters: QuestionFilters, names: CatalogNames): boolean {
  const { unread, states, q, ...others } = filters;
  const isOther = Object.keys(others).length > 0 || (q !== undefined && !q.startsWith('colleges in '));
  if (unread.length === 0 || isOther || /\d/.test(text) || !looksLikeName(text, unread) || isExclusion(question))
    return false;
  return states || q ? names.isNameWithPlace(text) : names.isMisspelledName(text);
}

function isExclusion(question: string): boolean {
  const sentence = new Sentence(question);
  leaveExclusions(sentence);
  return sentence.openWords.includes('|');
}

function readParts(question: string, names: CatalogNames): QuestionFilters {
  const sentence = new Sentence(question);
  const answer = new Answer();
  sentence.correct((word) => {
    const corrected = correctWord(word);
    return corrected === word || names.isName(word) ? word : corrected;
  });
  readTests(sentence, answer);
  readOrders(sentence, answer);
  readQuantities(sentence, answer);
  leaveExclusions(sentence);
  readNames(sentence, answer, names);
  readPlaces(sentence, answer, names);
  readFeatures(sentence, answer);
  readLargeCities(sentence, answer);
  readStates(sentence, answer);
  readMajors(sentence, answer);
  readAdjectives(sentence, answer);
  if (SUPERLATIVE_PATTERN.test(question.toLowerCase())) sentence.take(HERE_PATTERN, () => 'ignored');
  ignoreWords(sentence);
  readRemainingNames(sentence, answer, names);
  return answer.toFilters(sentence.listUnread());
}

/** Leaves out words that say nothing, except prepositions and articles before a word that isn't read. */
function ignoreWords(sentence: Sentence): void {
  let isBeforeUnread = false;
  for (const [at, word] of [...sentence.openWords.entries()].reverse()) {
    if (word === '|' || word === ',') isBeforeUnread = false;
    else if (!IGNORED_WORDS.has(word)) isBeforeUnread = true;
    else if (isBeforeUnread && PLACE_LEFT_PATTERN.test(word)) isBeforeUnread = false;
    else if (
      !(isBeforeUnread && /^(?:a|an|the)$/.test(word) && PLACE_LEFT_PATTERN.test(sentence.openWords[at - 1] ?? ''))
    ) {
      sentence.mark(at, at + 1, 'ignored');
      isBeforeUnread = false;
    }
  }
}
