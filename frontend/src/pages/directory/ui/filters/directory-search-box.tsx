import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSearchTerm } from '@/shared/lib/term';
import { Combobox } from '@/shared/ui/combobox';
import { Field } from '@/shared/ui/field';
import { directoryQueries } from '../../api/directory';

interface DirectorySearchBoxProps {
  q: string;
  onSearch: (q: string) => void;
  /**
   * Applies the text when Enter is pressed without choosing a suggestion.
   * @returns the text that is left; null if nothing changes
   */
  onSubmit: (text: string) => Promise<string | null>;
}

/** Filters the directory while the user types; a suggestion leads to its college. */
export function DirectorySearchBox({ q, onSearch, onSubmit }: DirectorySearchBoxProps) {
  const { text, type, reset } = useSearchTerm(q, onSearch);
  const navigate = useNavigate();
  const typed = text.trim();
  const { data = [] } = useQuery(directoryQueries.suggestions(q));
  const items = typed.length > 1 && q.length > 1 ? data.slice(0, 8) : [];

  return (
    <form
      role="search"
      aria-label="Colleges in the directory"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={({ key, target }) => {
        const isSuggestion = target instanceof Element && target.getAttribute('aria-activedescendant');
        if (key !== 'Enter' || isSuggestion) return;
        void onSubmit(typed).then((left) => left !== null && reset(left));
      }}
    >
      <Field label="Search colleges" hint="Names, places or wishes, such as “nursing in Ohio under 15k”.">
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
    </form>
  );
}
