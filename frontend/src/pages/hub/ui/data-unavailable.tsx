import { ExternalLink } from 'lucide-react';
import { toWebAddress, missingFigureReason, type CollegeDetail, type Measure } from '@/entities/college';

interface DataUnavailableProps {
  college: CollegeDetail;
  measure: Measure;
  /** The missing figure, in words for a web search. */
  topic: string;
}

/** Explains that a figure is missing, why, and where else to look. */
export function DataUnavailable({ college, measure, topic }: DataUnavailableProps) {
  const isOpen = measure === 'admission_rate' && college.open_admission;
  const website = toWebAddress(college.website);
  const sourceUrl =
    website ?? `https://duckduckgo.com/?q=${encodeURIComponent(`${college.name} ${college.city} ${topic}`)}`;
  return (
    <div className="font-body text-base font-normal">
      <p className="font-semibold">{isOpen ? 'Open admission' : 'Data unavailable'}</p>
      <p className="text-sm text-muted">{missingFigureReason(college, measure)}</p>
      {!isOpen && (
        <a
          href={sourceUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="link inline-flex min-h-6 items-center gap-1 text-sm"
        >
          {website ? "Check the college's website" : 'Search the web'}
          <ExternalLink size={14} aria-hidden="true" />
          <span className="sr-only">for its {topic}, opens in a new tab</span>
        </a>
      )}
    </div>
  );
}
