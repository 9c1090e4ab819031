import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { alumniQueries, type AlumniUser, type AlumniUserProfile } from '@/entities/alum';
import type { Role } from '@/shared/auth';
import { deleteDraft, readVisitorDraft, storeVisitorDraft } from '@/shared/lib/drafts';
import { recipientDraftKey, requestDraftKey } from './drafts';
import { defaultRequestText } from './request-drafts';
import { readVisitorQuestion, saveVisitorQuestion } from './visitor-question';

/** The number of a college's alumni offered to a visitor at first. */
const INITIAL_ALUMNI_COUNT = 3;

/** The recipient of a visitor's question: a person, or an alum of a college. */
interface VisitorQuestionOptions {
  personId?: number | undefined;
  college?: string | undefined;
}

export interface QuestionRecipient {
  id: number;
  fullName: string;
  college: string | null;
  major: string | null;
  graduationYear: number | null;
  work: string | null;
}

export interface VisitorQuestion {
  /** Null if no one is selected. */
  person: QuestionRecipient | null;
  college: string | undefined;
  /** The alumni a visitor can choose from. */
  people: readonly QuestionRecipient[];
  /** The alumni of the college who aren't listed yet. */
  more: { exist: boolean; isLoading: boolean; hasFailed: boolean; load: () => void };
  words: string;
  /** The text for a visitor who doesn't write one; empty if no one is selected. */
  defaultText: string;
  choose: (personId: number | null) => void;
  write: (questionText: string) => void;
  /**
   * Saves the question with a new account; it is sent once the address is confirmed. If saving fails, the question
   * stays in this tab and is shown on the profile.
   * @returns the path of the person's page; null if no one is selected
   */
  save: (accountId: number) => Promise<string | null>;
}

const toQuestionRecipient = ({
  id,
  fullName,
  alumniProfile: profile,
}: Pick<AlumniUser, 'id' | 'fullName'> & {
  alumniProfile: Pick<AlumniUserProfile, 'college' | 'major' | 'graduationYear' | 'currentPosition'> | null;
}) => ({
  id,
  fullName,
  college: profile?.college ?? null,
  major: profile?.major ?? null,
  graduationYear: profile?.graduationYear ?? null,
  work: profile?.currentPosition ?? null,
});

/** Returns whom a visitor selected in this tab: null for no one, undefined before a choice. */
function readRecipientId(college: string | undefined): number | null | undefined {
  const id = college === undefined ? undefined : readVisitorDraft(recipientDraftKey(college))?.value;
  return typeof id === 'number' || id === null ? id : undefined;
}

/** The alumni of a college: a few at first, more on request. */
function useAlumniOfCollege(college: string | undefined) {
  const [showsAllLoaded, setShowsAllLoaded] = useState(false);
  const found = useInfiniteQuery({ ...alumniQueries.ofCollege(college ?? ''), enabled: college !== undefined });
  // The order can change between two pages, so that someone is on both.
  const loaded = new Map(found.data?.pages.flatMap(({ items }) => items).map((alum) => [alum.id, alum]));
  const people = [...loaded.values()].map(toQuestionRecipient);
  const listed = showsAllLoaded ? people : people.slice(0, INITIAL_ALUMNI_COUNT);
  return {
    isLoaded: found.data !== undefined,
    listed,
    more: {
      exist: listed.length < people.length || found.hasNextPage,
      isLoading: found.isFetchingNextPage,
      hasFailed: found.isFetchNextPageError,
      load: () => {
        setShowsAllLoaded(true);
        if (showsAllLoaded || people.length <= INITIAL_ALUMNI_COUNT) void found.fetchNextPage();
      },
    },
  };
}

/** A visitor's question to an alum before registration. Recipient and text are stored in this tab. */
export function useVisitorQuestion({ personId, college }: VisitorQuestionOptions, role: Role): VisitorQuestion {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<Record<number, string>>({});
  const [chosenId, setChosenId] = useState(() => readRecipientId(college));
  const alumni = useAlumniOfCollege(personId === undefined ? college : undefined);
  // An alum who was chosen before a reload may not be among the first ones now.
  const isChosenListed = alumni.listed.some(({ id }) => id === chosenId);
  const isChosenElsewhere = alumni.isLoaded && typeof chosenId === 'number' && !isChosenListed;
  const shownId = personId ?? (isChosenElsewhere ? chosenId : undefined);
  const recipient = useQuery({ ...alumniQueries.profile(shownId ?? 0, undefined), enabled: shownId !== undefined });
  const named = recipient.data && toQuestionRecipient(recipient.data);
  const people = personId === undefined && named ? [...alumni.listed, named] : alumni.listed;
  // If a college has only one alum, they are preselected; the visitor can still change the selection.
  const onlyId = people.length === 1 ? people[0]!.id : null;
  const selectedId = personId ?? (chosenId === undefined ? onlyId : chosenId);
  const person = [...people, named].find((other) => other?.id === selectedId) ?? null;

  const defaultText = person ? defaultRequestText(role, person.fullName) : '';
  const questionText = person ? (typed[person.id] ?? readVisitorQuestion(person.id) ?? defaultText) : '';

  return {
    person,
    college: person?.college ?? college,
    people,
    more: alumni.more,
    words: questionText,
    defaultText,
    choose: (id) => {
      setChosenId(id);
      if (college !== undefined) storeVisitorDraft(recipientDraftKey(college), id);
    },
    write: (text) => {
      if (!person) return;
      setTyped({ ...typed, [person.id]: text });
      storeVisitorDraft(requestDraftKey(person.id), text);
    },
    save: async (accountId) => {
      if (college !== undefined) deleteDraft(accountId, recipientDraftKey(college));
      if (!person) return null;
      storeVisitorDraft(requestDraftKey(person.id), questionText);
      const text = questionText.trim() || defaultText;
      await saveVisitorQuestion(queryClient, accountId, { personId: person.id, text });
      return `/alumni/${person.id}`;
    },
  };
}
