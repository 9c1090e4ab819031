import type {
  OpenQuestion,
  OwnOpenQuestion,
  QuestionAnswer,
  QuestionForViewer,
  QuestionOffer,
  TakenQuestion,
} from '@/entities/question';

export const anOpenQuestion = (overrides: Partial<OpenQuestion> = {}): OpenQuestion => ({
  id: 5,
  collegeId: 12,
  collegeName: 'Boston University',
  about: { figure: null, cip: '1107', field: 'Computer Science', level: 'bachelor' },
  text: 'Is the first year of computer science mostly theory?',
  askedBy: 'A student',
  askedAt: '2026-01-05T12:00:00.000Z',
  status: 'waiting',
  postId: null,
  isIndexed: true,
  ...overrides,
});

export const anOwnQuestion = (overrides: Partial<OwnOpenQuestion> = {}): OwnOpenQuestion => ({
  ...anOpenQuestion(),
  isAnonymous: true,
  isJoined: false,
  ownText: null,
  expiresAt: '2026-03-06T12:00:00.000Z',
  standing: 'offered',
  answers: [],
  ...overrides,
});

export const aQuestionAnswer = (overrides: Partial<QuestionAnswer> = {}): QuestionAnswer => ({
  id: 31,
  text: 'Half of it is theory; the labs start in the spring.',
  answeredAt: '2026-01-06T12:00:00.000Z',
  signature: 'Verified alum of Boston University',
  isGood: null,
  hasAskerConsented: false,
  hasAlumConsented: false,
  postId: null,
  ...overrides,
});

export const anOffer = (overrides: Partial<QuestionOffer> = {}): QuestionOffer => ({
  question: anOpenQuestion(),
  fit: 'college-and-program',
  expiresAt: '2026-01-07T12:00:00.000Z',
  minutes: 5,
  ...overrides,
});

export const aTakenQuestion = (overrides: Partial<TakenQuestion> = {}): TakenQuestion => ({
  question: anOpenQuestion({ status: 'taken' }),
  takenAt: '2026-01-05T13:00:00.000Z',
  answerBy: '2026-01-07T13:00:00.000Z',
  ...overrides,
});

/** A question as everyone sees it on its own page. */
export const aQuestionForEveryone = (overrides: Partial<QuestionForViewer> = {}): QuestionForViewer => ({
  ...anOpenQuestion(),
  own: null,
  offer: null,
  taken: null,
  answer: null,
  ...overrides,
});
