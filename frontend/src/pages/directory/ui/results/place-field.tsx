import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import { rejectionReasonOr } from '@/shared/api';
import { Combobox } from '@/shared/ui/combobox';
import { Field } from '@/shared/ui/field';
import { directoryQueries } from '../../api/directory';

interface PlaceFieldProps {
  near: string | undefined;
  onChoose: (near: string) => void;
  error: string | undefined;
}

const ZIP_PATTERN = /^\d{5}$/;

/** The place from which distances are measured: a city with a college, or a ZIP code. */
export function PlaceField({ near = '', onChoose, error }: PlaceFieldProps) {
  const [text, setText] = useState(near);
  const [seen, setSeen] = useState(near);
  if (seen !== near) {
    setSeen(near);
    setText(near);
  }
  const isZip = ZIP_PATTERN.test(text.trim());
  const [term] = useDebounce(text.trim(), 300);
  const {
    data = [],
    isSuccess,
    isError,
    error: failure,
  } = useQuery(directoryQueries.places(term === near || isZip ? '' : term));
  const isAsked = text.trim() !== '' && text.trim() !== near;
  const found = isZip ? [{ name: text.trim() }] : data;
  const places = isAsked && (isZip || term === text.trim()) ? found : [];
  const note = isError
    ? rejectionReasonOr(failure, 'We couldn’t load places')
    : isSuccess && places.length === 0
      ? 'No matching places'
      : undefined;

  return (
    <Field
      label="Distance from"
      error={error}
      hint={near ? undefined : 'Choose a city, or enter a ZIP code, to sort by distance.'}
    >
      {(control) => (
        <Combobox
          control={control}
          text={text}
          onTextChange={setText}
          items={places}
          itemKey={({ name }) => name}
          itemText={({ name }) => name}
          renderItem={({ name }) => (ZIP_PATTERN.test(name) ? `ZIP code ${name}` : name)}
          onChoose={({ name }) => {
            setText(name);
            onChoose(name);
          }}
          note={isAsked ? note : undefined}
          // The list is sorted from the place selected last, whatever was typed since.
          onBlur={() => near && setText(near)}
        />
      )}
    </Field>
  );
}
