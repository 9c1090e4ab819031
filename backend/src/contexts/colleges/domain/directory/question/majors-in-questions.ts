import { MAJOR_PHRASES } from '../../search/college-kinds';
import type { Answer } from './answer';
import { isNegated } from './orders';
import { type Sentence, wordsPattern } from './sentence';

/** Programs by the major of the catalog that their field belongs to. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  'Computer Science': ['computer sciences', 'information technology', 'cyber ?security', 'software development'],
  'Business Administration': ['business admin', 'business administration', 'mba', 'human resources'],
  Engineering: [
    '(?:mechanical|electrical|civil|chemical|computer|software|industrial|aerospace|biomedical|environmental) engineering',
    'engineers?',
  ],
  Biology: [
    '(?:marine |molecular |cell )?biology',
    'zoology',
    'biochemistry',
    'genetics',
    'neuroscience',
    'microbiology',
  ],
  Psychology: ['psych(?:ology)?'],
  Nursing: ['nursing degrees?'],
  Education: ['(?:elementary|early childhood|special|secondary) education', 'teacher education', 'to be a teacher'],
  Mathematics: ['mathematics', 'statistics'],
  Economics: ['economics'],
  'Political Science': ['international relations'],
  Communications: ['journalism', 'public relations'],
  'Art & Design': [
    'art and design',
    'art history',
    'graphic design',
    'fine arts',
    'studio art',
    'photography',
    'interior design',
    'fashion design',
  ],
  'Health Sciences': [
    'public health',
    'physical therapy',
    'occupational therapy',
    'pharmacy',
    'dental hygiene',
    'radiology',
  ],
  'Criminal Justice': ['law enforcement', 'forensics?'],
};

/** Words that are often something else: "a good education", "health insurance", "an english speaking school". */
const AMBIGUOUS_WORDS = new Set(
  'education teacher teachers teaching health management government history english design computer computers art business'.split(
    ' ',
  ),
);
const PRAISE_BEFORE =
  '(?<! (?:good|great|quality|better|higher|college|best|an|affordable|cheap|excellent|nice|caring) )';
const OTHER_THING_AFTER =
  '(?! (?:insurance|services?|centers?|labs?|speaking|supplies|of|style|learners?|help|casual|jobs?|ratio|to) )';

const SOURCES: readonly (readonly [words: string, major: string])[] = [
  ...Object.entries(PROGRAMS).flatMap(([major, programs]) => programs.map((words) => [words, major] as const)),
  ...MAJOR_PHRASES.entries(),
];
const BY_LENGTH = [...SOURCES].sort(([one], [other]) => other.length - one.length);
const PATTERNS = BY_LENGTH.map(([words, major]) => ({
  pattern: wordsPattern(AMBIGUOUS_WORDS.has(words) ? `${PRAISE_BEFORE}${words}${OTHER_THING_AFTER}` : words),
  major,
}));

/** Reads majors, and the programs that belong to them. */
export function readMajors(sentence: Sentence, answer: Answer): void {
  for (const { pattern, major } of PATTERNS) {
    sentence.take(pattern, ({ from }) => {
      if (isNegated(sentence, from)) return null;
      answer.majors.add(major);
      return 'read';
    });
  }
}
