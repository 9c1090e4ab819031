import type { QuestionFilters } from '@/entities/question';
import type { User } from '@/shared/auth';

export type QuestionTab = 'yours' | 'offered' | 'answers' | 'open';

/** What the page shows, as it is in its URL. Default values are left out. */
export interface QuestionsSearch {
  tab?: QuestionTab | undefined;
  college?: string | undefined;
  collegeId?: number | undefined;
  cip?: string | undefined;
  field?: string | undefined;
  state?: QuestionState | undefined;
}

type QuestionState = NonNullable<QuestionFilters['state']>;

/** The URL parameters before validation. */
export type RawQuestionsSearch = { [Name in keyof QuestionsSearch | 'question']?: unknown };

const TAB_LABELS: Readonly<Record<QuestionTab, string>> = {
  yours: 'Yours',
  offered: 'Offered to you',
  answers: 'Your answers',
  open: 'Open questions',
};

const STATES: readonly QuestionState[] = ['waiting', 'answered'];
const MAX_NAME_LENGTH = 200;

/** The tabs of a user, with the default first. Visitors and everyone who can't ask or answer see only the list. */
export function tabsOf(user: User | null): { tab: QuestionTab; label: string }[] {
  const labelled = (...tabs: QuestionTab[]) => tabs.map((tab) => ({ tab, label: TAB_LABELS[tab] }));
  if (!user?.emailVerified) return [];
  if (user.role === 'student') return labelled('yours', 'open');
  return user.role === 'alumni' ? labelled('offered', 'answers', 'open') : [];
}

/** Returns the tab named in the URL if the user has it, the first one by default. */
export const findTab = (user: User | null, { tab }: QuestionsSearch): QuestionTab => {
  const tabs = tabsOf(user);
  return (tabs.find((one) => one.tab === tab) ?? tabs[0])?.tab ?? 'open';
};

const parseName = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, MAX_NAME_LENGTH) || undefined
    : undefined;

export const parseState = (value: unknown): QuestionState | undefined => STATES.find((state) => state === value);

/** Parses the URL parameters; invalid values are ignored. */
export function parseQuestionsSearch(raw: RawQuestionsSearch): QuestionsSearch {
  const collegeId = /^[1-9]\d{0,8}$/.test(String(raw.collegeId)) ? Number(raw.collegeId) : undefined;
  const cip = /^\d{4}$/.test(String(raw.cip)) ? String(raw.cip) : undefined;
  return {
    tab: tabFrom(raw.tab),
    collegeId,
    college: collegeId === undefined ? undefined : parseName(raw.college),
    cip,
    field: cip === undefined ? undefined : parseName(raw.field),
    state: parseState(raw.state),
  };
}

const tabFrom = (value: unknown): QuestionTab | undefined =>
  typeof value === 'string' && isTab(value) ? value : undefined;
const isTab = (value: string): value is QuestionTab => Object.hasOwn(TAB_LABELS, value);

/** Returns the filters for the server. */
export const toQuestionFilters = ({ collegeId, cip, state }: QuestionsSearch): QuestionFilters => ({
  ...(collegeId !== undefined && { collegeId }),
  ...(cip !== undefined && { cip }),
  ...(state !== undefined && { state }),
});

interface ActiveFilter {
  key: string;
  label: string;
  /** Change to the URL that removes the filter. */
  remove: Partial<QuestionsSearch>;
}

/** Returns the active filters that have no visible control, with readable labels. */
export function activeFilters({ college, collegeId, cip, field }: QuestionsSearch): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  if (collegeId !== undefined) {
    filters.push({
      key: 'college',
      label: college ?? 'One college',
      remove: { college: undefined, collegeId: undefined },
    });
  }
  if (cip !== undefined) {
    filters.push({ key: 'field', label: field ?? 'One field', remove: { cip: undefined, field: undefined } });
  }
  return filters;
}

export const CLEAR_FILTERS_CHANGE: Partial<QuestionsSearch> = {
  college: undefined,
  collegeId: undefined,
  cip: undefined,
  field: undefined,
  state: undefined,
};
