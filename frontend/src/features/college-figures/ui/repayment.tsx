import { figureText, isKnownFigure, type CollegeDetail, type FigureName } from '@/entities/college';
import { pooledText } from '../model/caption';
import { REPAYMENT_ROWS } from '../model/repayment';

/** How borrowers of federal loans repay them. The file rounds shares of few borrowers to ranges. */
export function Repayment({ college }: { college: CollegeDetail }) {
  const { figures } = college;
  const names = REPAYMENT_ROWS.flatMap(({ after2Years, after4Years }) =>
    after2Years ? [after2Years, after4Years] : after4Years,
  );
  const known = names.map((name) => figures[name]).filter(isKnownFigure);
  if (known.length === 0) {
    const { reason } = figures.repayment_4_years_default;
    if (reason === 'does_not_apply') return null;
    return (
      <p className="mt-3 text-muted">
        {reason === 'suppressed' ? 'How borrowers repay: withheld for privacy.' : 'How borrowers repay: not reported.'}
      </p>
    );
  }
  // The panel says it for its main figure, if that has a value.
  const pooled = isKnownFigure(figures.debt) ? null : pooledText(college, known[0]!);
  return (
    <>
      <table className="mt-3 w-full">
        <caption className="text-left font-semibold">How borrowers of federal loans repay them</caption>
        <thead>
          <tr className="text-sm text-muted">
            <td />
            <th scope="col" className="text-right font-normal">
              After 2 years
            </th>
            <th scope="col" className="text-right font-normal">
              After 4 years
            </th>
          </tr>
        </thead>
        <tbody>
          {REPAYMENT_ROWS.map(({ label, after2Years, after4Years }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal text-muted">
                {label}
              </th>
              <ShareCell name={after2Years} college={college} />
              <ShareCell name={after4Years} college={college} />
            </tr>
          ))}
        </tbody>
      </table>
      {pooled && <p className="mt-1 text-sm text-muted">{pooled}</p>}
    </>
  );
}

/** @param name null if the file has no such figure */
function ShareCell({ name, college: { figures } }: { name: FigureName | null; college: CollegeDetail }) {
  const isKnown = name !== null && isKnownFigure(figures[name]);
  return (
    <td className={`num py-1.5 pl-3 text-right ${isKnown ? 'font-semibold whitespace-nowrap' : 'text-muted'}`}>
      {name === null ? 'Not measured' : figureText(name, figures[name])}
    </td>
  );
}
