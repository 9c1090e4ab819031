import { useState } from 'react';
import { CollegeCombobox } from '@/entities/college';
import { Field } from '@/shared/ui/field';

interface CollegeFieldProps {
  college: string | undefined;
  onChange: (college: string | undefined) => void;
}

/** A field for a college's name. The filter changes when a college is selected; an empty field removes it. */
export function CollegeField({ college = '', onChange }: CollegeFieldProps) {
  const [text, setText] = useState(college);
  const [seen, setSeen] = useState(college);
  if (college !== seen) {
    setSeen(college);
    setText(college);
  }
  return (
    <Field label="College">
      {(control) => (
        <CollegeCombobox
          control={control}
          text={text}
          onTextChange={(next) => {
            setText(next);
            if (!next.trim() && college) onChange(undefined);
          }}
          onChoose={({ name }) => {
            setText(name);
            onChange(name);
          }}
          onBlur={() => setText(college)}
        />
      )}
    </Field>
  );
}
