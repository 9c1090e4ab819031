import { useQuery } from '@tanstack/react-query';
import { alumniQueries } from '@/entities/alum';
import { useSearchTerm } from '@/shared/lib/term';
import { Combobox } from '@/shared/ui/combobox';
import { Field } from '@/shared/ui/field';
import { toAlumniFilters, type FinderSearch } from '../model/search';

interface MajorFieldProps {
  viewer: number;
  search: FinderSearch;
  onChange: (major: string | undefined) => void;
}

/** A text field for a major, with the most common ones as suggestions. */
export function MajorField({ viewer, search, onChange }: MajorFieldProps) {
  const { text, type } = useSearchTerm(search.major ?? '', (major) => onChange(major || undefined));
  const { data } = useQuery(alumniQueries.stats({ ...toAlumniFilters({ ...search, major: undefined }) }, viewer));
  const typed = text.trim().toLowerCase();
  const majors = data?.byMajor.filter(({ name }) => name.toLowerCase().includes(typed) && name !== text) ?? [];
  return (
    <Field label="Major">
      {(control) => (
        <Combobox
          control={control}
          text={text}
          onTextChange={type}
          items={majors}
          itemKey={({ name }) => name}
          itemText={({ name }) => name}
          renderItem={({ name }) => name}
          onChoose={({ name }) => {
            type(name);
            onChange(name);
          }}
          note={undefined}
        />
      )}
    </Field>
  );
}
