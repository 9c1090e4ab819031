import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useDebounce } from 'use-debounce';
import { rejectionReasonOr } from '@/shared/api';
import { Combobox } from '@/shared/ui/combobox';
import type { FieldControl } from '@/shared/ui/field';
import { collegeQueries, type College } from '../api/colleges';
import { isCloseMatch } from '../lib/close-match';

interface CollegeComboboxProps {
  control: FieldControl;
  text: string;
  onTextChange: (text: string) => void;
  onChoose: (college: College) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  escapesBox?: boolean;
  /** Shown when there are no suggestions. */
  emptyNote?: string;
}

/** A field for a college's name, with suggestions from the first letter on. */
export function CollegeCombobox({
  text,
  emptyNote = 'We don’t have a college with that name.',
  ...rest
}: CollegeComboboxProps) {
  const [term] = useDebounce(text.trim(), 300);
  const { data = [], isFetching, isError, error } = useQuery(collegeQueries.suggestions(term));
  const colleges = data.filter((college) => isCloseMatch(term, college));
  const isCurrent = term === text.trim() && !isFetching;

  function note(): string | undefined {
    if (!text.trim()) return 'Start typing to see suggestions.';
    if (isError) return rejectionReasonOr(error, 'Suggestions aren’t available right now.');
    if (!isCurrent) return 'Searching...';
    return colleges.length === 0 ? emptyNote : undefined;
  }

  return (
    <Combobox
      {...rest}
      text={text}
      items={isCurrent && text.trim() ? colleges : []}
      itemKey={(college) => college.id}
      itemText={(college) => college.name}
      renderItem={(college) => (
        <>
          <span className="font-semibold">{college.name}</span>
          <span className="text-sm">
            {college.city}, {college.state}
          </span>
        </>
      )}
      note={note()}
    />
  );
}
