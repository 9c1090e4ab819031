import { INDUSTRIES } from '@/entities/alum';
import { CheckboxList } from '@/shared/ui/checkbox-list';
import { Switch } from '@/shared/ui/switch';
import { undefinedIfEmpty, type ChangeSearch, type FinderSearch } from '../model/search';
import { CollegeField } from './college-field';
import { MajorField } from './major-field';
import { YearChips } from './year-chips';

interface FinderFiltersProps {
  viewer: number;
  search: FinderSearch;
  change: ChangeSearch;
}

const INDUSTRY_OPTIONS = [{ options: INDUSTRIES.map((industry) => ({ value: industry, label: industry })) }];

/** All filters of the finder. */
export function FinderFilters({ viewer, search, change }: FinderFiltersProps) {
  const { college, industries = [], years = [], mentor = false } = search;
  return (
    <div className="grid gap-6">
      <CollegeField college={college} onChange={(next) => change({ college: next })} />
      <MajorField viewer={viewer} search={search} onChange={(major) => change({ major }, { replace: true })} />
      <Switch
        label="Willing to mentor"
        consequence={mentor ? 'Only mentors with room for you.' : 'All alumni, whether or not they mentor.'}
        checked={mentor}
        onChange={(next) => change({ mentor: next || undefined })}
      />
      <YearChips
        chosen={years}
        onChange={(next) => change({ years: undefinedIfEmpty(next.sort((one, other) => other - one)) })}
      />
      <CheckboxList
        legend="Industries"
        groups={INDUSTRY_OPTIONS}
        chosen={industries}
        onChange={(next) => change({ industries: undefinedIfEmpty(INDUSTRIES.filter((one) => next.includes(one))) })}
      />
    </div>
  );
}
