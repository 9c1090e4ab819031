import { useState } from 'react';
import { CollegeCombobox } from '@/entities/college';
import { Field } from '@/shared/ui/field';

/** Adds a college to the comparison by its name. */
export function AddCollegeToComparison({ onAdd }: { onAdd: (id: number) => void }) {
  const [text, setText] = useState('');
  return (
    <Field label="Add a college">
      {(control) => (
        <CollegeCombobox
          control={control}
          text={text}
          onTextChange={setText}
          escapesBox
          onChoose={({ id }) => {
            setText('');
            onAdd(id);
          }}
        />
      )}
    </Field>
  );
}
