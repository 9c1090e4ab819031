import type { AlumniProfileState, AlumniDetails } from '../profile-fields/alumni-details';
import type { StudentDetails } from '../profile-fields/student-details';
import { pluralize } from '../../../../shared/domain/plural';
import { STATES } from '../../../../shared/domain/states';
import {
  findFieldOfStudy,
  isSameOrPart,
  toPhrase,
  findStateCode,
  joinWithAnd,
  phraseKey,
  type Phrase,
  parsePhrases,
  extractGoalStems,
} from './word-stemming';
import { foldTextWithSigns } from '../../../../shared/domain/fold-text';

/** A college with its name and its id in the catalog. */
interface NamedCollege {
  readonly id: number;
  readonly name: string;
}

/** The student's fields that count for matching. Age, name, school, interests and bio don't. */
export interface StudentMatchInput extends Pick<
  StudentDetails,
  'intendedMajor' | 'schoolsConsidering' | 'careerGoals' | 'skillsToLearn' | 'preferredIndustries' | 'location'
> {
  /** The student's saved colleges. */
  readonly savedColleges: readonly NamedCollege[];
}

/** The mentor's fields that count for matching, all visible to members. Name, picture, age, company and bio don't. */
export interface MentorMatchInput extends Pick<
  AlumniDetails,
  | 'college'
  | 'collegeId'
  | 'major'
  | 'currentPosition'
  | 'industry'
  | 'skills'
  | 'mentorshipAreas'
  | 'location'
  | 'availabilityStatus'
> {
  /** Ids of the colleges they considered before they chose. */
  readonly consideredColleges: readonly number[];
  readonly placesLeft: number;
  /** The usual number of days until they answer; null if too few requests were answered. */
  readonly repliesWithinDays: number | null;
}

/**
 * Whether a mentor may be recommended: their profile is visible, and they want to mentor, accept requests from students
 * and aren't busy. Doesn't check whether they have an open place.
 */
export const isRecommendable = (profile: AlumniProfileState): boolean =>
  profile.college !== null &&
  profile.isProfileVisible &&
  profile.isWillingToMentor &&
  profile.allowStudentConnections &&
  profile.availabilityStatus !== 'busy';

/** Whether the student's profile contains nothing that matching could use. */
export const isEmptyInput = ({ savedColleges, ...texts }: StudentMatchInput): boolean =>
  savedColleges.length === 0 && Object.values(texts).every((text) => !text?.trim());

/** The share of a factor's points that was earned, above 0, and the sentence that explains it. */
export interface FactorResult {
  readonly share: number;
  readonly description: string;
}

const PARTIAL_MAJOR_SHARE = 5 / 6;
const SAME_FIELD_SHARE = 1 / 2;

/** "Biology or Chemistry" contains two majors. */
export const parseMajors = (intendedMajor: string | null): Phrase[] =>
  parsePhrases((intendedMajor ?? '').replace(/\s+or\s+|[/;]/gi, ','));

/**
 * Compares the majors: the mentor studied the intended major, one that contains or is contained in it, or one in the
 * same field.
 */
export function scoreMajor({ intendedMajor }: StudentMatchInput, { major }: MentorMatchInput): FactorResult | null {
  if (!major) return null;
  const [intended, studied] = [parseMajors(intendedMajor), toPhrase(major)];
  const same = intended.find((one) => phraseKey(one) === phraseKey(studied));
  if (same) return { share: 1, description: `Studied ${major}, your intended major` };
  const part = intended.find((one) => isSameOrPart(one, studied));
  if (part)
    return { share: PARTIAL_MAJOR_SHARE, description: `Studied ${major}, close to your intended major, ${part.text}` };

  const field = findFieldOfStudy(studied.stems);
  const near = field && intended.find((one) => findFieldOfStudy(one.stems) === field);
  return near
    ? { share: SAME_FIELD_SHARE, description: `Studied ${major}, in the same field (${field}) as ${near.text}` }
    : null;
}

const ONE_COLLEGE_SHARE = 1 / 2;
const SEVERAL_COLLEGES_SHARE = 3 / 4;
/** Names too short or too general to be found in a text. */
const UNSEARCHABLE_NAME_PATTERN = /^(.{0,3}|the|college|university|school|state university|community college)$/;

/**
 * The mentor studied at a college the student considers (saved, or mentioned by name), or also once considered one of
 * them.
 */
export function scoreConsideredColleges(student: StudentMatchInput, mentor: MentorMatchInput): FactorResult | null {
  const { college, collegeId, consideredColleges } = mentor;
  if (college && isCollegeConsidered(college, collegeId, student)) {
    return { share: 1, description: `Studied at ${college}, which you are considering` };
  }
  const sharedColleges = student.savedColleges.filter(({ id }) => consideredColleges.includes(id));
  if (sharedColleges.length === 0) return null;
  return {
    share: sharedColleges.length > 1 ? SEVERAL_COLLEGES_SHARE : ONE_COLLEGE_SHARE,
    description: `Once considered ${joinFirstItems(sharedColleges.map(({ name }) => name))}, like you`,
  };
}

function isCollegeConsidered(college: string, collegeId: number | null, student: StudentMatchInput): boolean {
  const called = foldTextWithSigns(college);
  const hasText =
    !UNSEARCHABLE_NAME_PATTERN.test(called) &&
    ` ${foldTextWithSigns(student.schoolsConsidering ?? '')} `.includes(` ${called} `);
  return (
    hasText || student.savedColleges.some(({ id, name }) => id === collegeId || foldTextWithSigns(name) === called)
  );
}

const SHARE_PER_SKILL = 0.3;
const SHARE_PER_WORD = 0.2;
const MAX_ITEMS_NAMED = 3;

/**
 * The mentor's skills, mentorship areas or position mention what the student wants to learn, or words of the student's
 * goals.
 */
export function scoreGoals(
  { skillsToLearn, careerGoals }: StudentMatchInput,
  mentor: MentorMatchInput,
): FactorResult | null {
  const { skills, mentorshipAreas, currentPosition } = mentor;
  const phrases = [...parsePhrases(skills), ...parsePhrases(mentorshipAreas), toPhrase(currentPosition)];
  const wanted = parsePhrases(skillsToLearn).filter((one) =>
    phrases.some(({ stems }) => one.stems.every((stem) => stems.includes(stem))),
  );
  const words = new Set(phrases.flatMap(({ stems }) => stems));
  const shared = [...extractGoalStems(careerGoals)].filter(([stem]) => words.has(stem)).map(([, word]) => word);
  if (wanted.length + shared.length === 0) return null;

  const reasonPhrases = [
    ...(wanted.length > 0 ? [`${joinFirstItems(wanted.map(({ text }) => text))}, which you want to learn`] : []),
    ...(shared.length > 0 ? [`${joinFirstItems(shared)}, which your goals also mention`] : []),
  ];
  return {
    share: Math.min(1, wanted.length * SHARE_PER_SKILL + shared.length * SHARE_PER_WORD),
    description: `Mentions ${reasonPhrases.join(', and ')}`,
  };
}

const joinFirstItems = (items: readonly string[]): string => joinWithAnd(items.slice(0, MAX_ITEMS_NAMED));

/** The mentor works in an industry that the student prefers. */
export function scoreIndustry(
  { preferredIndustries }: StudentMatchInput,
  { industry }: MentorMatchInput,
): FactorResult | null {
  const isPreferred = parsePhrases(preferredIndustries).some((one) => isSameOrPart(one, toPhrase(industry)));
  return isPreferred ? { share: 1, description: `Works in ${industry}, an industry you prefer` } : null;
}

const REPLY_WITHIN_TWO_DAYS = { days: 2, share: 0.3 };
const REPLY_WITHIN_WEEK = { days: 7, share: 0.1 };

/** The mentor has room for another student, and usually answers soon. Doesn't depend on the student's profile. */
export function scoreAvailability(_: StudentMatchInput, mentor: MentorMatchInput): FactorResult | null {
  const { placesLeft, availabilityStatus, repliesWithinDays } = mentor;
  if (placesLeft <= 0 || availabilityStatus === 'busy') return null;
  const answers = [REPLY_WITHIN_TWO_DAYS, REPLY_WITHIN_WEEK].find(
    ({ days }) => repliesWithinDays !== null && repliesWithinDays <= days,
  );
  const room =
    availabilityStatus === 'available'
      ? pluralize(placesLeft, {
          one: 'Available, with room for # more student',
          other: 'Available, with room for # more students',
        })
      : pluralize(placesLeft, { one: 'Has room for # more student', other: 'Has room for # more students' });
  return {
    share: (availabilityStatus === 'available' ? 0.7 : 0.4) + (answers?.share ?? 0),
    description: answers && repliesWithinDays !== null ? `${room}; ${replyTimeText(repliesWithinDays)}` : room,
  };
}

const replyTimeText = (days: number): string =>
  pluralize(days, { '=0': 'answers within a few hours', one: 'answers within a day', other: 'answers within # days' });

/** The mentor is in the same state as the student. */
export function scoreLocation(student: StudentMatchInput, mentor: MentorMatchInput): FactorResult | null {
  const state = findStateCode(mentor.location);
  return state && state === findStateCode(student.location)
    ? { share: 1, description: `Is in ${STATES[state]}, like you` }
    : null;
}
