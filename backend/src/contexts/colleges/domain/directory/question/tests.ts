import type { Answer } from './answer';
import { isNegated } from './orders';
import { type Sentence, wordsPattern } from './sentence';

const SCORES =
  '(?:(?:the|an?|any|my|taking|take) )*(?:sat or act|act or sat|sat and act|act and sat|sat act|sats?|acts?|standardized tests?|standardized testing|admissions? tests?|tests?|testing|exams?)(?: (?:scores?|exams?|tests?))?(?: (?:needed|required|requirements?|necessary))?';
const NOT_REQUIRING =
  '(?:no|without|not (?:requiring|require|needing)|(?:dont|do not|doesnt|does not|wont|will not) (?:require|need|want|ask for|have to take|make you take)|skip|never took|didnt take|did not take)';
const NOT_LOOKING = '(?:dont|do not|doesnt|does not|wont|will not) (?:look at|consider|use|accept|care about|check)';

const BLIND_PATTERN = wordsPattern(`(?:tests?|sat|act|score) (?:blind|free)|${NOT_LOOKING} ${SCORES}`);
const OPTIONAL_PATTERN = wordsPattern(
  `(?:tests?|testing|${SCORES}|scores?)(?: (?:is|are|being))? (?:optional|not required|not needed)|${NOT_REQUIRING} ${SCORES}`,
);
const REQUIRED_PATTERN = wordsPattern(
  `requir(?:e|es|ing) ${SCORES}|(?:sat|act|tests?|test scores?)(?: (?:is|are))? required`,
);

/** Reads whether colleges ask for SAT and ACT scores. */
export function readTests(sentence: Sentence, answer: Answer): void {
  const takeAll = (pattern: RegExp, ...policies: readonly ('required' | 'optional' | 'not_considered')[]): void =>
    sentence.take(pattern, ({ from }) => {
      if (isNegated(sentence, from)) return null;
      for (const policy of policies) answer.tests.add(policy);
      return 'read';
    });
  takeAll(BLIND_PATTERN, 'not_considered');
  takeAll(OPTIONAL_PATTERN, 'optional', 'not_considered');
  takeAll(REQUIRED_PATTERN, 'required');
}
