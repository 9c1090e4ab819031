import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  alumniQueries,
  requestDraftQueries,
  saveRequestDraft,
  type AlumniUser,
  type AlumniUserProfile,
  type Role,
} from '@/shared/api';
import { dropDraft, keepVisitorDraft, readVisitorDraft } from '@/shared/lib/drafts';
import { requestDraft } from './drafts';
import { usualWords } from './request-drafts';

/** So many alumni of a college are offered before there is an account. */
const OFFERED = 3;

/** Whom a visitor asks: a person, or an alum of a college. */
export interface Asked {
  personId?: number | undefined;
  college?: string | undefined;
}

export interface AskedPerson {
  id: number;
  fullName: string;
  college: string | null;
  major: string | null;
  graduationYear: number | null;
  work: string | null;
}

export interface VisitorQuestion {
  /** Null while no one is chosen. */
  person: AskedPerson | null;
  college: string | undefined;
  /** Whom a visitor can choose from. */
  people: readonly AskedPerson[];
  words: string;
  choose: (personId: number | null) => void;
  write: (words: string) => void;
  /**
   * Saves the question with a new account; it is sent once the address is confirmed. If that fails, the question stays in this
   * tab and opens on the profile.
   * @returns the page of the person; null if no one is chosen
   */
  save: (accountId: number) => Promise<string | null>;
}

const personOf = ({
  id,
  fullName,
  alumniProfile: told,
}: Pick<AlumniUser, 'id' | 'fullName'> & {
  alumniProfile: Pick<AlumniUserProfile, 'college' | 'major' | 'graduationYear' | 'currentPosition'> | null;
}) => ({
  id,
  fullName,
  college: told?.college ?? null,
  major: told?.major ?? null,
  graduationYear: told?.graduationYear ?? null,
  work: told?.currentPosition ?? null,
});

/** What a visitor asks whom, before they have an account. It is kept in this tab. */
export function useVisitorQuestion({ personId, college }: Asked, role: Role): VisitorQuestion {
  const queryClient = useQueryClient();
  const [chosenId, setChosenId] = useState<number | null>();
  const [typed, setTyped] = useState<Record<number, string>>({});
  const asked = useQuery({ ...alumniQueries.profile(personId ?? 0, undefined), enabled: personId !== undefined });
  const found = useQuery({
    ...alumniQueries.page({ college, page: 1 }, undefined),
    enabled: personId === undefined && college !== undefined,
  });
  const people = (found.data?.items ?? []).slice(0, OFFERED).map(personOf);
  const named = asked.data && personOf(asked.data);
  // Where a college has one alum, that is who the visitor came for. They can still choose later.
  const onlyId = people.length === 1 ? people[0]!.id : null;
  const person = named ?? people.find(({ id }) => id === (chosenId === undefined ? onlyId : chosenId)) ?? null;

  const words = person
    ? (typed[person.id] ??
      textOf(readVisitorDraft(requestDraft(person.id))?.value) ??
      usualWords(role, person.fullName))
    : '';

  return {
    person,
    college: person?.college ?? college,
    people,
    words,
    choose: setChosenId,
    write: (text) => {
      if (!person) return;
      setTyped({ ...typed, [person.id]: text });
      keepVisitorDraft(requestDraft(person.id), text);
    },
    save: async (accountId) => {
      if (!person) return null;
      const form = requestDraft(person.id);
      keepVisitorDraft(form, words);
      const isSaved = await saveRequestDraft(person.id, words.trim() || usualWords(role, person.fullName)).then(
        () => true,
        () => false,
      );
      if (isSaved) {
        dropDraft(accountId, form);
        // The frame reads the saved requests as soon as there is an account, perhaps before this one was saved. Invalidating
        // would join that first request if it is still under way.
        void queryClient.resetQueries({ queryKey: requestDraftQueries.all });
      }
      return `/alumni/${person.id}`;
    },
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
