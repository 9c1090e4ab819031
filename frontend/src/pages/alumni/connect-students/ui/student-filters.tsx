import { useState } from 'react';
import { STATES, TERRITORIES, type State } from '@/shared/config';
import { useSearchTerm } from '@/shared/lib/term';
import { Field, Input } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { graduationYearChoices, type ChangeSearch, type StudentsSearch } from '../model/search';

interface StudentFiltersProps {
  search: StudentsSearch;
  change: ChangeSearch;
}

/** All filters of the student directory. */
export function StudentFilters({ search: { q, major, year, state }, change }: StudentFiltersProps) {
  const [thisYear] = useState(() => new Date().getFullYear());
  const years = graduationYearChoices(thisYear);
  return (
    <div
      role="search"
      aria-label="Students"
      className="card mt-6 grid grid-cols-2 gap-x-3 gap-y-4 p-4 lg:grid-cols-4 print:hidden"
    >
      <TextFilter label="Name" value={q} onChange={(next) => change({ q: next }, { replace: true })} />
      <TextFilter
        label="Intended major"
        value={major}
        onChange={(next) => change({ major: next }, { replace: true })}
      />
      <Field label="Graduation year">
        {(field) => (
          <Select
            {...field}
            value={year ?? ''}
            onChange={({ target }) => change({ year: Number(target.value) || undefined })}
          >
            <option value="">Any year</option>
            {year !== undefined && !years.includes(year) && <option>{year}</option>}
            {years.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="State" hint="This filter shows only students you’re connected with.">
        {(field) => (
          <Select
            {...field}
            value={state ?? ''}
            onChange={({ target }) => change({ state: target.value || undefined })}
          >
            <option value="">Any state</option>
            <StateOptions states={STATES} />
            <optgroup label="DC & territories">
              <StateOptions states={TERRITORIES} />
            </optgroup>
          </Select>
        )}
      </Field>
    </div>
  );
}

interface TermFieldProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A text filter. */
function TextFilter({ label, value = '', onChange }: TermFieldProps) {
  const { text, type } = useSearchTerm(value, (next) => onChange(next || undefined));
  return (
    <div className="max-lg:col-span-2">
      <Field label={label}>
        {(field) => (
          <Input
            {...field}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={text}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
    </div>
  );
}

const StateOptions = ({ states }: { states: readonly State[] }) =>
  states.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
