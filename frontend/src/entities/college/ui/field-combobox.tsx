import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import { rejectionReasonOr } from '@/shared/api';
import { QUICK_DEBOUNCE_MS } from '@/shared/config';
import { plural } from '@/shared/lib/plural';
import { Combobox } from '@/shared/ui/combobox';
import { Field as FormField } from '@/shared/ui/field';
import { fieldsQuery, type Field } from '../api/fields';

interface FieldComboboxProps {
  label: string;
  /** Called with the chosen field; the text is cleared. */
  onChoose: (field: Field) => void;
}

/** Finds a field of study by its name. */
export function FieldCombobox({ label, onChoose }: FieldComboboxProps) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const [term] = useDebounce(typed, QUICK_DEBOUNCE_MS);
  const { data = [], isFetching, isError, error } = useQuery(fieldsQuery(term));
  const isCurrent = term === typed && !isFetching;

  function note(): string | undefined {
    if (!typed) return 'Start typing to see fields.';
    if (isError) return rejectionReasonOr(error, 'Suggestions aren’t available right now.');
    if (!isCurrent) return 'Searching...';
    return data.length === 0 ? 'We don’t have a field with that name.' : undefined;
  }

  return (
    <FormField label={label}>
      {(control) => (
        <Combobox
          control={control}
          text={text}
          onTextChange={setText}
          items={isCurrent && typed ? data : []}
          itemKey={({ cip }) => cip}
          itemText={({ field }) => field}
          renderItem={({ field, colleges }) => (
            <>
              <span className="font-semibold">{field}</span>
              <span className="text-sm">{plural(colleges, { one: '# college', other: '# colleges' })}</span>
            </>
          )}
          onChoose={(field) => {
            setText('');
            onChoose(field);
          }}
          note={note()}
        />
      )}
    </FormField>
  );
}
