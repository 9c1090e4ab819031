import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSearchTerm } from '@/shared/lib/term';
import { Combobox } from '@/shared/ui/combobox';
import { Field } from '@/shared/ui/field';
import { directoryQueries } from '../../api/directory';

interface DirectorySearchBoxProps {
  q: string;
  onSearch: (q: string) => void;
}

/** Filters the directory while the user types; a suggestion leads to its college. */
export function DirectorySearchBox({ q, onSearch }: DirectorySearchBoxProps) {
  const { text, type } = useSearchTerm(q, onSearch);
  const navigate = useNavigate();
  const typed = text.trim();
  const { data = [] } = useQuery(directoryQueries.suggestions(q));
  const items = typed.length > 1 && q.length > 1 ? data.slice(0, 8) : [];

  return (
    <Field label="Search colleges">
      {(control) => (
        <Combobox
          control={control}
          text={text}
          onTextChange={type}
          items={items}
          itemKey={({ id }) => id}
          itemText={({ name }) => name}
          renderItem={({ name, city, state }) => (
            <>
              <span className="font-semibold">{name}</span>
              <span className="text-sm">
                {city}, {state}
              </span>
            </>
          )}
          onChoose={({ id }) => void navigate({ to: '/college/$collegeId', params: { collegeId: String(id) } })}
          note={undefined}
        />
      )}
    </Field>
  );
}
