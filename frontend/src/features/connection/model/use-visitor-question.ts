import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { alumniQueries, type AlumniUser, type AlumniUserProfile } from '@/entities/alum';
import type { Role } from '@/shared/auth';
import { storeVisitorDraft } from '@/shared/lib/drafts';
import { requestDraftKey } from './drafts';
import { defaultRequestText } from './request-drafts';
import { readVisitorQuestion, saveVisitorQuestion } from './visitor-question';

/** The number of a college's alumni offered to a visitor. */
const MAX_OFFERED_ALUMNI = 3;

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
  words: string;
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

/**
 * A visitor's question to an alum before registration. It is stored in this tab.
 * @param choice ID of the selected alum of the college, null if none is, undefined before a choice; and its setter
 */
export function useVisitorQuestion(
  { personId, college }: VisitorQuestionOptions,
  role: Role,
  [chosenId, setChosenId]: readonly [number | null | undefined, (personId: number | null) => void],
): VisitorQuestion {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<Record<number, string>>({});
  const recipient = useQuery({ ...alumniQueries.profile(personId ?? 0, undefined), enabled: personId !== undefined });
  const found = useQuery({
    ...alumniQueries.page({ college, page: 1 }, undefined),
    enabled: personId === undefined && college !== undefined,
  });
  const people = (found.data?.items ?? []).slice(0, MAX_OFFERED_ALUMNI).map(toQuestionRecipient);
  const named = recipient.data && toQuestionRecipient(recipient.data);
  // If a college has only one alum, they are preselected; the visitor can still change the selection.
  const onlyId = people.length === 1 ? people[0]!.id : null;
  const person = named ?? people.find(({ id }) => id === (chosenId === undefined ? onlyId : chosenId)) ?? null;

  const questionText = person
    ? (typed[person.id] ?? readVisitorQuestion(person.id) ?? defaultRequestText(role, person.fullName))
    : '';

  return {
    person,
    college: person?.college ?? college,
    people,
    words: questionText,
    choose: setChosenId,
    write: (text) => {
      if (!person) return;
      setTyped({ ...typed, [person.id]: text });
      storeVisitorDraft(requestDraftKey(person.id), text);
    },
    save: async (accountId) => {
      if (!person) return null;
      storeVisitorDraft(requestDraftKey(person.id), questionText);
      const text = questionText.trim() || defaultRequestText(role, person.fullName);
      await saveVisitorQuestion(queryClient, accountId, { personId: person.id, text });
      return `/alumni/${person.id}`;
    },
  };
}
