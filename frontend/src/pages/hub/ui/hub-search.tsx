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
      <Field label="Find a college" hint={mayInquire && 'Colleges see how many students looked them up, never who.'}>
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
