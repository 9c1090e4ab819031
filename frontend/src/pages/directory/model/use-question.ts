import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { directoryQueries } from '../api/directory';
import { readQuestion, type ReadQuestion } from './question';
import type { DirectorySearch } from './search';
import type { ChangeSearch } from './use-comparison';

/** Reads the search text as filters, and replaces the text by them on request. */
export function useQuestion({ q = '' }: DirectorySearch, change: ChangeSearch) {
  const queryClient = useQueryClient();
  const [applied, setApplied] = useState<ReadQuestion | null>(null);
  const { data } = useQuery(directoryQueries.question(q));
  const read = q !== '' && data ? readQuestion(data) : null;

  function apply(question: ReadQuestion) {
    setApplied(question);
    change(question.change);
  }

  return {
    read,
    apply,
    /** Words of the applied text that weren't read. */
    unread: q === '' || q === applied?.change.q ? (applied?.unread ?? []) : [],
    /**
     * Applies a text as soon as it is read.
     * @returns the text that is left to search for; null for a text without filters, which stays a search
     */
    submit: async (text: string): Promise<string | null> => {
      if (text.length < 2) return null;
      const answer = await queryClient.fetchQuery(directoryQueries.question(text)).catch(() => null);
      const question = answer && readQuestion(answer);
      if (!question) return null;
      apply(question);
      return question.change.q ?? '';
    },
  };
}
