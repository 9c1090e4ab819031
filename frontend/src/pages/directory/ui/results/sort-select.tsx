import { useFamilySituation } from '@/entities/college';
import { Select } from '@/shared/ui/select';
import { SORT_CHOICES, YOUR_PRICE_SORT } from '../../model/choices';
import type { DirectorySearch } from '../../model/search';
import type { ChangeSearch } from '../../model/use-comparison';

interface SortSelectProps {
  search: DirectorySearch;
  change: ChangeSearch;
}

const sortOptionKey = ({ sort, order }: Pick<DirectorySearch, 'sort' | 'order'>) =>
  [sort, order].filter(Boolean).join('-');

/** The order of the list, with each direction as a separate option. */
export function SortSelect({ search, change }: SortSelectProps) {
  // A search by text is sorted by relevance unless another order is selected.
  const usual = search.q ? '' : 'popularity';
  const [situation] = useFamilySituation();
  const choices = SORT_CHOICES.filter(({ sort }) => sort !== YOUR_PRICE_SORT || situation !== null);
  const choicesForSort = choices.filter(({ sort }) => sort === search.sort);
  const chosen = choicesForSort.find(({ order }) => order === search.order) ?? choicesForSort[0];
  return (
    <label className="flex min-w-0 items-center gap-2 max-sm:flex-1">
      <span className="shrink-0 font-semibold max-sm:sr-only">Sort by</span>
      <Select
        className="max-sm:flex-1"
        value={chosen ? sortOptionKey(chosen) : usual}
        onChange={(event) => {
          const next = choices.find((choice) => sortOptionKey(choice) === event.target.value);
          const isDefault = event.target.value === usual;
          change({
            sort: isDefault ? undefined : next?.sort,
            order: isDefault ? undefined : next?.order,
            near: next?.sort === 'distance' ? search.near : undefined,
          });
        }}
      >
        {search.q && <option value="">Best match</option>}
        {choices.map((choice) => (
          <option key={sortOptionKey(choice)} value={sortOptionKey(choice)}>
            {choice.label}
          </option>
        ))}
      </Select>
    </label>
  );
}
