import { useLoaderData, useNavigate, useSearch } from '@tanstack/react-router';
import { CollegeProgramsPage, FieldPage } from '@/pages/colleges/programs';

export {
  CompareProgramsPage,
  FieldsPage,
  loadCollegePrograms,
  loadField,
  loadFields,
  loadProgramComparison,
} from '@/pages/colleges/programs';

const COLLEGE_ROUTE = '/_open/(colleges)/college/$collegeId_/programs';

export function CollegePrograms() {
  const { college } = useLoaderData({ from: COLLEGE_ROUTE });
  const address = useSearch({ from: COLLEGE_ROUTE });
  const navigate = useNavigate({ from: '/college/$collegeId/programs' });
  return (
    <CollegeProgramsPage
      key={college?.id}
      college={college}
      address={address}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}

const FIELD_ROUTE = '/_open/(colleges)/programs/$field';

export function FieldPrograms() {
  const { field } = useLoaderData({ from: FIELD_ROUTE });
  const address = useSearch({ from: FIELD_ROUTE });
  const navigate = useNavigate({ from: '/programs/$field' });
  return (
    <FieldPage
      key={field?.cip}
      field={field}
      address={address}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
