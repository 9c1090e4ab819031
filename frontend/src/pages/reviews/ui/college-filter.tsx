import { X } from 'lucide-react';
import { useState } from 'react';
import { CollegeCombobox } from '@/entities/college';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';

interface CollegeFilterProps {
  college: string | undefined;
  /** Null for all colleges. */
  onChoose: (college: { id: number; name: string } | null) => void;
}

/** Chooses the college whose reviews are shown. */
export function CollegeFilter({ college, onChoose }: CollegeFilterProps) {
  const [text, setText] = useState('');
  if (college) {
    return (
      <Button variant="quiet" onClick={() => onChoose(null)}>
        <X size={18} aria-hidden="true" className="shrink-0" />
        Show all colleges
      </Button>
    );
  }
  return (
    <div role="search" aria-label="Reviews">
      <Field label="College">
        {(field) => (
          <CollegeCombobox
            control={field}
            text={text}
            onTextChange={setText}
            onChoose={(chosen) => {
              setText('');
              onChoose(chosen);
            }}
          />
        )}
      </Field>
    </div>
  );
}
