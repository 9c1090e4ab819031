import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import {
  collegeQueries,
  FIGURE_PANELS,
  ProgramsSection,
  useCollegeLists,
  useReportCollegeView,
  type InterestSource,
} from '@/entities/college';
import { UpcomingEvents } from '@/features/campus-events';
import { FigurePanels, ReleaseChanges, YourPrice } from '@/features/college-figures';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { useAuth } from '@/shared/auth';
import { useSteps } from '../model/use-steps';
import { AlumniNetwork } from './alumni-network';
import { CampusList } from './campus-list';
import { CollegeFacts } from './college-facts';
import { CollegeHeader } from './college-header';
import { ExploreMoreLinks } from './explore-more';
import { MajorList } from './major-list';
import { RecentDiscussions } from './recent-discussions';
import { SimilarColleges } from './similar-colleges';
import { CollegeReviewsSection } from './college-reviews-section';

interface CollegePageProps {
  collegeId: number;
  /** Where the viewer came from. */
  source: InterestSource;
}

/** The panels come one by one after the side column and the price form, and before what is loaded after the college. */
const STEPS_BEFORE_PANELS = 2;
const STEPS = STEPS_BEFORE_PANELS + FIGURE_PANELS.length + 2;

export function CollegePage({ collegeId, source }: CollegePageProps) {
  const { data: college } = useSuspenseQuery(collegeQueries.detail(collegeId));
  const { addRecent } = useCollegeLists();

  useEffect(() => addRecent(college), [addRecent, college]);
  useReportCollegeView(college.id, source);
  const step = useSteps(college.id, STEPS);

  return (
    // The footer stays below the screen until the page has its height.
    <div className={`page-width page-height ${step < STEPS ? 'min-h-dvh' : ''}`}>
      <BackToSearch />
      {/* On paper, grids don't grow with the panels that move to the next page; columns do. */}
      <article className="grid grid-cols-1 gap-8 print:flex print:flex-col">
        <CollegeHeader college={college} source={source} />
        <AlumniNetwork college={college} />
        <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] print:flex print:flex-col">
          <div className="grid content-start gap-6 print:flex print:flex-col">
            <CollegeFacts college={college} source={source} />
            {step >= STEPS_BEFORE_PANELS && (
              <>
                <YourPrice college={college} />
                <ProgramsSection college={college} />
              </>
            )}
            <FigurePanels college={college} limit={Math.max(0, step - STEPS_BEFORE_PANELS)} />
            {step >= STEPS - 1 && (
              <>
                <ReleaseChanges college={college} />
                <CollegeReviewsSection college={college} />
                <UpcomingEvents collegeId={college.id} howToConfirm={<ConfirmEmailNotice />} />
              </>
            )}
          </div>
          {step > 0 && (
            <div className="grid content-start gap-6 print:flex print:flex-col">
              <MajorList collegeId={college.id} majors={college.majors} />
              <CampusList campuses={college.campuses} />
              <RecentDiscussions college={college} />
              <ExploreMoreLinks college={college} />
            </div>
          )}
        </div>
        {step >= STEPS && <SimilarColleges collegeId={college.id} />}
      </article>
    </div>
  );
}

/** The link back to where colleges are found: the directory for signed-in users, the search for visitors. */
function BackToSearch() {
  const { user } = useAuth();
  return (
    <Link
      to={user ? '/colleges' : '/'}
      className="link mb-4 inline-flex min-h-11 items-center gap-2 font-semibold print:hidden"
    >
      <ArrowLeft size={18} aria-hidden="true" />
      {user ? 'Back to College Directory' : 'Back to college search'}
    </Link>
  );
}
