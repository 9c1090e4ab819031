import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MAJORS, type Field } from '@/entities/college';
import { toErrorSentence } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { ErrorPanel } from '@/shared/ui/panel';
import { useIsWideScreen } from '@/shared/ui/screen-width';
import { allFieldsQuery } from '../api/programs';
import { toFieldKey } from '../model/program-id';
import { BackLink } from './back-link';
import { FieldFinder } from './field-finder';
import { ProgramListSkeleton } from './list-skeleton';
import { ProgramTray } from './program-tray';

/** Finds a field of study, for everyone. */
export function FieldsPage() {
  return (
    <div className="page-width page-height">
      <BackLink to="/">Home</BackLink>
      <h1 className="text-title">Programs</h1>
      <p className="mt-2 max-w-[68ch] text-lg text-muted">
        Find a field of study, and compare what its graduates earn and owe at US colleges.
      </p>
      <div className="mt-4 max-w-112">
        <FieldFinder />
      </div>
      <FieldGroups />
      <ProgramTray />
    </div>
  );
}

const byName = (one: Field, other: Field) => one.field.localeCompare(other.field, 'en-US');

/** All fields by the majors of the catalog; the others follow. */
function FieldGroups() {
  const { data, error, refetch } = useQuery(allFieldsQuery());
  if (!data) {
    return (
      <div className="mt-8">
        {error ? (
          <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
        ) : (
          <ProgramListSkeleton />
        )}
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <p className="card mt-8 p-8 text-center text-lg text-muted">
        We don’t have data on programs yet. It appears here after the federal file of programs has been imported.
      </p>
    );
  }
  const fields = data.toSorted(byName);
  const groups = MAJORS.flatMap((group) => {
    const ofGroup = fields.filter((field) => field.group === group);
    return ofGroup.length === 0 ? [] : [{ group, fields: ofGroup }];
  });
  const others = fields.filter(({ group }) => group === null);
  return (
    <>
      <div className="mt-8 gap-6 sm:columns-2 lg:columns-3">
        {groups.map(({ group, fields: ofGroup }) => (
          <FieldGroup key={group} title={group}>
            <FieldLinks fields={ofGroup} />
          </FieldGroup>
        ))}
      </div>
      {others.length > 0 && (
        <FieldGroup title="Other fields">
          <div className="gap-8 sm:columns-2 lg:columns-3">
            <FieldLinks fields={others} />
          </div>
        </FieldGroup>
      )}
    </>
  );
}

/** A group of fields, which is closed on phones: together, they are hundreds of lines. */
function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const isWide = useIsWideScreen();
  return (
    <section aria-label={title} className="card mb-4 break-inside-avoid px-5 sm:mb-6">
      <details open={isWide} className="py-2">
        <summary className="min-h-11 cursor-pointer py-2">
          <h2 className="inline text-xl">{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  );
}

function FieldLinks({ fields }: { fields: readonly Field[] }) {
  return (
    <ul>
      {fields.map((field) => (
        <li key={field.cip} className="break-inside-avoid border-b border-line last:border-0">
          <Link
            to="/programs/$field"
            params={{ field: toFieldKey(field) }}
            className="flex min-h-11 items-center justify-between gap-3 py-2 underline-offset-4 hover:underline"
          >
            <span className="min-w-0 wrap-break-word">{field.field}</span>
            <span className="num text-sm text-muted">
              {formatCount(field.colleges)}
              <span className="sr-only"> {field.colleges === 1 ? 'college' : 'colleges'}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
