import { Crossroads } from '@/entities/alum';
import { CollegeDescription, ProgramsSection, type CollegeDetail } from '@/entities/college';
import { FigurePanels, ReleaseChanges, YourPrice } from '@/features/college-figures';
import { CostSection } from './cost-section';
import { OverviewAlumni } from './hub-alumni';
import { OverviewDiscussions } from './hub-discussions';
import { OverviewReviews } from './hub-reviews';
import { KeyStatistics } from './key-statistics';
import type { HubTab } from '../model/tabs';

interface HubOverviewProps {
  college: CollegeDetail;
  /** Opens another tab. */
  onLead: (tab: HubTab) => void;
}

export function HubOverview({ college, onLead }: HubOverviewProps) {
  return (
    // On paper, grids don't grow with the panels that move to the next page; columns do.
    <div className="grid grid-cols-1 gap-6 print:flex print:flex-col">
      <section aria-labelledby="about" className="card p-5">
        <h2 id="about" className="text-2xl">
          About
        </h2>
        <div className="mt-2">
          <CollegeDescription college={college} />
        </div>
        {college.aliases.length > 0 && <p className="mt-2 text-muted">Also known as {college.aliases.join(', ')}.</p>}
      </section>
      <OverviewAlumni college={college} onMore={() => onLead('alumni')} />
      <Crossroads collegeIds={[college.id]} />
      <KeyStatistics college={college} />
      <CostSection college={college} />
      <YourPrice college={college} />
      <ProgramsSection college={college} />
      <FigurePanels college={college} />
      <ReleaseChanges college={college} />
      <OverviewReviews college={college} onMore={() => onLead('reviews')} />
      <OverviewDiscussions college={college} onMore={() => onLead('forum')} />
    </div>
  );
}
