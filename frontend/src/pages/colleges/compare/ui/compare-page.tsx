import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useComparedColleges, type InterestSource } from '@/entities/college';
import { ComparisonView, type ChangeComparedColleges } from '@/features/compare-colleges';
import { useAuth } from '@/shared/auth';
import { MAX_COMPARED_COLLEGES } from '@/shared/config';
import { plural } from '@/shared/lib/plural';
import { CollegesNotFoundPage } from './colleges-not-found-page';
import { ReasonsToJoin } from './reasons-to-join';

interface ComparisonProps {
  /** The colleges in the URL, up to four. */
  ids: readonly number[];
  /** How many more colleges the URL has. */
  surplus: number;
  source: InterestSource;
  /** Writes other colleges to the URL. */
  onChange: (ids: readonly number[]) => void;
}

interface ComparePageProps extends ComparisonProps {
  /** True if the URL has colleges, but none of them exists. */
  isMissing: boolean;
}

/** The comparison for everyone, with or without an account. */
export function ComparePage({ isMissing, ...rest }: ComparePageProps) {
  return isMissing ? <CollegesNotFoundPage ids={rest.ids} /> : <Comparison {...rest} />;
}

/**
 * A URL without colleges takes those selected before. The colleges in a URL, such as a shared one, become the selection
 * only when one of them is added or removed here.
 */
function Comparison({ ids, surplus, source, onChange }: ComparisonProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { ids: selected, replaceWith } = useComparedColleges();
  const named = ids.join(',');
  // The table stays while other colleges load; meanwhile further changes apply to those.
  const requested = useRef(ids);

  const syncSelection = useEffectEvent(() => {
    requested.current = ids;
    if (ids.length === 0 && selected.length > 0) onChange(selected);
  });
  useEffect(() => syncSelection(), [named]);

  function change(next: ChangeComparedColleges) {
    requested.current = next(requested.current);
    replaceWith(requested.current);
    onChange(requested.current);
  }

  return (
    <div className="page-width page-height">
      <ComparisonView
        ids={ids}
        onChange={change}
        heading={heading}
        source={source}
        back={<BackToColleges />}
        empty={<HowToStart />}
        notice={surplus > 0 && <SurplusNotice surplus={surplus} />}
        footer={(colleges) => <ReasonsToJoin colleges={colleges} next={`/compare?colleges=${named}`} />}
      />
    </div>
  );
}

/** The link to where colleges are found: the directory for signed-in users, the search for visitors. */
function BackToColleges() {
  const { user } = useAuth();
  return (
    <Link
      to={user ? '/colleges' : '/'}
      className="link mb-2 inline-flex min-h-11 items-center gap-2 font-semibold print:hidden"
    >
      <ArrowLeft size={18} aria-hidden="true" />
      {user ? 'Back to College Directory' : 'Back to college search'}
    </Link>
  );
}

function SurplusNotice({ surplus }: { surplus: number }) {
  return (
    <p role="status" className="card p-4">
      {plural(
        surplus,
        {
          one: 'You can compare up to {max} colleges, so we left out # college.',
          other: 'You can compare up to {max} colleges, so we left out # colleges.',
        },
        { max: String(MAX_COMPARED_COLLEGES) },
      )}
    </p>
  );
}

function HowToStart() {
  return (
    <div className="card grid max-w-2xl gap-2 p-5">
      <p>Add up to four colleges by name to see their tuition, admission rate and graduation rate side by side.</p>
      <p className="text-muted">
        No college in mind yet?{' '}
        <Link to="/states" className="link">
          Browse colleges by state
        </Link>
        .
      </p>
    </div>
  );
}
