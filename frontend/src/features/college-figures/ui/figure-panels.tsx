import type { ReactNode } from 'react';
import {
  FIGURE_PANELS,
  FigureValue,
  figureText,
  formatFigure,
  hasOneTuition,
  MISSION_LABELS,
  PRICE_BANDS,
  type CollegeDetail,
  type Figure,
  type FigureName,
  type FigurePanel,
} from '@/entities/college';
import { AskWhoLivedIt, FigureAnswers } from '@/entities/figure-question';
import { captionOf, pooledText } from '../model/caption';
import {
  ETHNICITIES,
  FACULTY_ETHNICITIES,
  hasFewStudents,
  isPanelOf,
  PANEL_SENTENCES,
  SCORE_RANGES,
} from '../model/panels';
import { FigureStrip } from './figure-strip';
import { listRepaymentPeriods } from '../model/repayment';
import { Repayment } from './repayment';
import { ShareBars } from './share-bars';

interface FigurePanelsProps {
  college: CollegeDetail;
  /** The first panels only, while a page is rendered in steps. */
  limit?: number;
}

/** What the federal file says about a college, in panels: costs, debt, completion, earnings, admission, students. */
export function FigurePanels({ college, limit }: FigurePanelsProps) {
  return FIGURE_PANELS.slice(0, limit).map((panel) => <Panel key={panel.id} panel={panel} college={college} />);
}

function Panel({ panel: { id, title, main, rows }, college }: { panel: FigurePanel; college: CollegeDetail }) {
  const figure = college.figures[main.name];
  const shown = rows.filter(({ name }) => isShown(college, name));
  const pooled = pooledText(college, figure);
  const text = PANEL_SENTENCES[id](college);
  return (
    <section aria-labelledby={`figures-${id}`} className="card p-5 print:break-inside-avoid">
      <h2 id={`figures-${id}`} className="text-2xl">
        {title}
      </h2>
      {text && <p className="mt-1 max-w-[68ch]">{text}</p>}
      <div className="mt-3 border-t border-line pt-3">
        <p className="text-muted">{main.label}</p>
        <p className="font-display text-2xl font-bold">
          {main.name === 'admission_rate' && college.open_admission ? 'Open admission' : figureText(main.name, figure)}
        </p>
        <FigureStrip name={main.name} figure={figure} />
        <Medians name={main.name} figure={figure} college={college} />
        {pooled && <p className="mt-1 text-sm text-muted">{pooled}</p>}
      </div>
      <More id={id} college={college} />
      {shown.length > 0 && (
        <dl className="mt-3 grid gap-x-8 md:grid-cols-2">
          {shown.map(({ name, label }) => (
            <Row key={name} label={labelOf(college, name, label)}>
              <FigureValue name={name} figure={college.figures[name]} />
            </Row>
          ))}
        </dl>
      )}
      <p className="mt-3 text-xs text-muted">
        {captionOf(college, [main, ...shown, ...(id === 'debt' ? listRepaymentPeriods(college) : [])])}
      </p>
      <AskWhoLivedIt collegeId={college.id} figure={main.name} topic={title.toLowerCase()} />
      <FigureAnswers collegeId={college.id} isAbout={({ figure }) => isPanelOf(id, figure)} />
    </section>
  );
}

/** The parts that only one panel has. */
function More({ id, college }: { id: string; college: CollegeDetail }) {
  switch (id) {
    case 'price':
      return (
        <>
          <PriceBands college={college} />
          <FederalAid college={college} />
        </>
      );
    case 'debt':
      return <Repayment college={college} />;
    case 'admission':
      return <ScoreRanges college={college} />;
    case 'students':
      return <StudentBody college={college} />;
    default:
      return null;
  }
}

const AWARD_LABELS: Partial<Record<NonNullable<CollegeDetail['facts']['predominant_award']>, string>> = {
  certificate: 'colleges that mostly award certificates',
  associate: 'colleges that mostly award associate degrees',
  bachelor: 'colleges that mostly award bachelor’s degrees',
};

function Medians({
  name,
  figure: { median, national },
  college,
}: {
  name: FigureName;
  figure: Figure;
  college: CollegeDetail;
}) {
  const award = college.facts.predominant_award;
  const group = award === null ? undefined : AWARD_LABELS[award];
  const texts = [
    ...(median === null || group === undefined ? [] : [`${formatFigure(name, median)} at ${group}`]),
    ...(national === null ? [] : [`${formatFigure(name, national)} at all colleges`]),
  ];
  if (texts.length === 0) return null;
  return <p className="num mt-1 text-sm text-muted">Median: {texts.join(', ')}.</p>;
}

function PriceBands({ college }: { college: CollegeDetail }) {
  const bands = PRICE_BANDS.map((band) => ({ ...band, figure: college.figures[band.name] }));
  if (bands.every(({ figure }) => figure.value === null)) return null;
  const hasFew = bands.some(({ figure }) => hasFewStudents(figure));
  return (
    <table className="mt-3 w-full">
      <caption className="text-left font-semibold">Average price after grants, by family income</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Family income per year</th>
          <th scope="col">Price per year</th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ name, label, figure }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="num py-1.5 text-left font-normal text-muted">
              {label}
            </th>
            <td className="num py-1.5 text-right font-semibold">
              {figureText(name, figure)}
              {hasFewStudents(figure) && (
                <>
                  <span aria-hidden="true">*</span>
                  <span className="sr-only"> (fewer than 10 students)</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
      {hasFew && (
        <tfoot aria-hidden="true">
          <tr>
            <td colSpan={2} className="pt-1 text-sm text-muted">
              * Fewer than 10 students, so another year can differ a lot.
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** What families need for the federal aid application. */
function FederalAid({ college: { facts } }: { college: CollegeDetail }) {
  return (
    <>
      {facts.fafsa_code && (
        <p className="mt-3">
          School code for the federal aid application (FAFSA):{' '}
          <span className="num font-semibold">{facts.fafsa_code}</span>
        </p>
      )}
      {facts.cash_monitoring && (
        <p className="mt-3">
          The Department of Education pays the federal aid of this college only after it has reviewed its documents
          (heightened cash monitoring).
        </p>
      )}
    </>
  );
}

function ScoreRanges({ college: { figures } }: { college: CollegeDetail }) {
  const ranges = SCORE_RANGES.flatMap(({ label, from, to }) => {
    const [low, high] = [figures[from].value, figures[to].value];
    return low === null || high === null ? [] : [{ label, text: `${low}–${high}` }];
  });
  if (ranges.length === 0) {
    const { reason } = figures.sat_math_25;
    return reason === 'not_reported' ? <p className="mt-3 text-muted">Test scores: not reported.</p> : null;
  }
  return (
    <>
      <p className="mt-3 font-semibold">Scores of the middle half of new students who submitted them</p>
      <dl className="grid gap-x-8 md:grid-cols-2">
        {ranges.map(({ label, text }) => (
          <Row key={label} label={label}>
            {text}
          </Row>
        ))}
      </dl>
    </>
  );
}

function StudentBody({ college }: { college: CollegeDetail }) {
  const { figures, facts } = college;
  return (
    <>
      {facts.missions.length > 0 && (
        <p className="mt-3">{facts.missions.map((mission) => MISSION_LABELS[mission]).join(', ')}</p>
      )}
      <ShareBars title="Race and ethnicity" groups={ETHNICITIES} college={college} />
      {figures.ethnicity_white.reason === 'suppressed' && (
        <p className="mt-3 text-muted">Shares aren’t shown for fewer than 30 students.</p>
      )}
      <ShareBars title="Race and ethnicity of full-time faculty" groups={FACULTY_ETHNICITIES} college={college} />
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="num text-right font-semibold">{children}</dd>
    </div>
  );
}

/** A figure that doesn't apply isn't listed, nor is the second of two equal tuitions. */
const isShown = (college: CollegeDetail, name: FigureName): boolean =>
  college.figures[name].reason !== 'does_not_apply' && !(name === 'tuition_out_state' && hasOneTuition(college));

const labelOf = (college: CollegeDetail, name: FigureName, label: string): string =>
  name === 'tuition_in_state' && hasOneTuition(college) ? 'Tuition and fees' : label;
