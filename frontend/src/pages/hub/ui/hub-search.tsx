import { useState } from 'react';
import { CollegeCombobox } from '@/entities/college';
import { Field } from '@/shared/ui/field';

interface HubSearchProps {
  onChoose: (collegeId: number) => void;
  mayInquire: boolean;
}

export function HubSearch({ onChoose, mayInquire }: HubSearchProps) {
  const [text, setText] = useState('');
  return (
    <div role="search" aria-label="Colleges" className="max-w-2xl print:hidden">
      <Field
        label="Find a college"
        hint={mayInquire && 'Choosing a college from the list lets it know that a student asked about it.'}
      >
        {(field) => (
          <CollegeCombobox
            control={field}
            text={text}
            onTextChange={setText}
            onChoose={({ id }) => {
              setText('');
              onChoose(id);
            }}
          />
        )}
      </Field>
    </div>
  );
}
