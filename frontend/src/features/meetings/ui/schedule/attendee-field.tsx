import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useDebounce } from 'use-debounce';
import { meetingQueries, type Attendee } from '@/entities/meeting';
import { toErrorSentence } from '@/shared/api';
import { DEBOUNCE_MS } from '@/shared/config';
import { Combobox } from '@/shared/ui/combobox';
import type { FieldControl } from '@/shared/ui/field';
import { SampleTag } from '@/shared/ui/sample-tag';

const MAX_SHOWN_ATTENDEES = 20;
const ROLE_LABELS: Record<Attendee['role'], string> = { student: 'Student', alumni: 'Alumni', college_admin: 'Admin' };

interface AttendeeFieldProps {
  control: FieldControl;
  viewer: number;
  text: string;
  onTextChange: (text: string) => void;
  onChoose: (attendee: Attendee) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
}

/** Suggests the people the viewer can meet, connections first. */
export function AttendeeField({ control, viewer, text, ...rest }: AttendeeFieldProps) {
  const [term] = useDebounce(text.trim(), DEBOUNCE_MS);
  const { data, error, isPlaceholderData } = useQuery(meetingQueries.attendees(term, MAX_SHOWN_ATTENDEES, viewer));
  const isSearching = term !== text.trim() || isPlaceholderData || (!data && !error);
  const note = error
    ? toErrorSentence(error)
    : isSearching
      ? 'Searching'
      : data?.length === 0
        ? 'No one found'
        : undefined;
  return (
    <Combobox
      control={control}
      text={text}
      items={note === undefined ? (data ?? []) : []}
      itemKey={({ id }) => id}
      itemText={({ displayName }) => displayName}
      renderItem={({ displayName, role, isConnected, hasHours, isSample }) => (
        <>
          <span className="font-semibold wrap-anywhere">
            {displayName} <SampleTag of={{ isSample }} />
          </span>
          <span className="text-sm">
            {ROLE_LABELS[role]}
            {!isConnected && ', not connected yet: gets an invitation'}
            {hasHours && ', has open hours'}
          </span>
        </>
      )}
      note={note}
      {...rest}
    />
  );
}
