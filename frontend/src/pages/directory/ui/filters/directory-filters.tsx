import { MAJORS, useFamilySituation } from '@/entities/college';
import { STATES, TERRITORIES } from '@/shared/config';
import { CheckboxList } from '@/shared/ui/checkbox-list';
import type { ChoiceFilterName, CollegeFacets, FacetCount, RangeName } from '../../api/directory';
import {
  CHOICE_FILTER_NAMES,
  CHOICE_FILTERS,
  TYPES_EXCEPT_SUB_TWO_YEAR,
  RANGE_NAMES,
  SUB_TWO_YEAR_TYPE,
  typeLabel,
  WITH_MENTORS_LABEL,
} from '../../model/choices';
import {
  includesSubTwoYear,
  isRangeSet,
  rangeChange,
  selectedRange,
  toggleSubTwoYear,
  type DirectorySearch,
} from '../../model/search';
import type { ChangeSearch } from '../../model/use-comparison';
import { Coverage } from './coverage';
import { MajorsNotice } from './majors-notice';
import { RangeFilter } from './range-filter';

interface DirectoryFiltersProps {
  search: DirectorySearch;
  facets: CollegeFacets | undefined;
  change: ChangeSearch;
}

const countByValue = (facets: FacetCount[] | undefined) => {
  const counts = new Map(facets?.map(({ value, count }) => [value, count]));
  return (value: string) => (facets ? (counts.get(value) ?? 0) : undefined);
};

const undefinedIfEmpty = (values: string[]) => (values.length > 0 ? values : undefined);

/** All filters of the directory; each choice shows how many colleges it contains. */
export function DirectoryFilters({ search, facets, change }: DirectoryFiltersProps) {
  const [inState, ofType, withMajor] = [
    countByValue(facets?.states),
    countByValue(facets?.types),
    countByValue(facets?.majors),
  ];
  const options = (values: readonly string[], count: (value: string) => number | undefined) =>
    values.map((value) => ({ value, label: typeLabel(value), count: count(value) }));
  const places = (list: typeof STATES) =>
    list.map(({ code, name }) => ({ value: code, label: name, count: inState(code) }));

  const [situation] = useFamilySituation();
  const isSubTwoYearShown = includesSubTwoYear(search);
  const longer = search.types?.filter((type) => type !== SUB_TWO_YEAR_TYPE) ?? [];

  function chooseTypes(next: string[]) {
    const isShown = next.includes(SUB_TWO_YEAR_TYPE);
    if (isShown !== isSubTwoYearShown) return change(toggleSubTwoYear(search, isShown));
    const types = undefinedIfEmpty(next.filter((type) => type !== SUB_TWO_YEAR_TYPE));
    // With a selected type, a text no longer includes short schools by default: write their state explicitly, so that a
    // checked box stays checked.
    change({ types, short: toggleSubTwoYear({ ...search, types }, isShown).short });
  }

  const rangeFilter = (name: RangeName) => (
    <RangeFilter
      key={name}
      name={name}
      value={selectedRange(search, name)}
      facet={facets?.[name]}
      // One step back removes a range, however often it was adjusted.
      onChange={(value) => change(rangeChange(name, value), { replace: isRangeSet(search, name) })}
    />
  );

  const choiceFilter = (name: ChoiceFilterName) => {
    const count = countByValue(facets?.[name]);
    const { legend, labels, missing } = CHOICE_FILTERS[name];
    const known = name === 'missions' ? undefined : facets?.known[name];
    return (
      <div key={name}>
        <CheckboxList
          legend={legend}
          groups={[
            { options: Object.entries(labels).map(([value, label]) => ({ value, label, count: count(value) })) },
          ]}
          chosen={search[name] ?? []}
          onChange={(values) => change({ [name]: undefinedIfEmpty(values) })}
        />
        {known !== undefined && <Coverage known={known} total={facets?.total} missing={missing} />}
      </div>
    );
  };

  return (
    <div className="grid gap-6">
      {/* The budget stays on this device, so the counts can't include it. */}
      {situation?.budget !== undefined && <p className="text-sm text-muted">The counts don’t include your budget.</p>}
      <CheckboxList
        legend="States"
        scrolls
        groups={[{ options: places(STATES) }, { label: 'DC & territories', options: places(TERRITORIES) }]}
        chosen={search.states ?? []}
        onChange={(states) => change({ states: undefinedIfEmpty(states) })}
      />
      <CheckboxList
        legend="Institution types"
        groups={[
          { options: options(TYPES_EXCEPT_SUB_TWO_YEAR, ofType) },
          {
            label: isSubTwoYearShown ? 'Also shown' : 'Shown only if you select them',
            options: options([SUB_TWO_YEAR_TYPE], ofType),
          },
        ]}
        chosen={isSubTwoYearShown ? [...longer, SUB_TWO_YEAR_TYPE] : longer}
        onChange={chooseTypes}
      />
      <CheckboxList
        legend="Alumni"
        groups={[{ options: [{ value: 'mentors', label: WITH_MENTORS_LABEL, count: facets?.mentors }] }]}
        chosen={search.mentors ? ['mentors'] : []}
        onChange={({ length }) => change({ mentors: length > 0 ? true : undefined })}
      />
      <CheckboxList
        legend="Majors"
        scrolls
        groups={[{ options: options(MAJORS, withMajor) }]}
        chosen={search.majors ?? []}
        onChange={(majors) => change({ majors: undefinedIfEmpty(majors) })}
      />
      <MajorsNotice search={search} facets={facets} change={change} />
      {RANGE_NAMES.filter((name) => name !== 'acceptance').map(rangeFilter)}
      {CHOICE_FILTER_NAMES.filter((name) => name !== 'tests').map(choiceFilter)}
      {rangeFilter('acceptance')}
      {choiceFilter('tests')}
    </div>
  );
}
