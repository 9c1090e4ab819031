import {
  calculateYourPrice,
  formatPrice,
  risesWithIncome,
  useFamilySituation,
  type CollegeDetail,
  type Figure,
} from '@/entities/college';
import { formatMoney } from '@/shared/lib/format';
import { readableYear } from '../model/caption';
import { YourPriceForm } from './your-price-form';

/** What a year at a college would cost the family on this device. */
export function YourPrice({ college }: { college: CollegeDetail }) {
  const [situation] = useFamilySituation();
  const isEstimated = situation !== null && college.price_parts !== null;
  return (
    <section aria-labelledby="your-price" className={`card p-5 ${isEstimated ? '' : 'print:hidden'}`}>
      <h2 id="your-price" className="mb-3 text-2xl">
        What would it cost me?
      </h2>
      {college.price_parts ? (
        <>
          <div className="print:hidden">
            <YourPriceForm />
          </div>
          <div aria-live="polite">
            <Estimate college={college} />
          </div>
        </>
      ) : (
        <p className="text-muted">
          The federal file doesn’t have the prices of this college by income. Its own calculator can estimate your
          price.
        </p>
      )}
    </section>
  );
}

const MISSING_TEXTS = {
  band: 'No price is reported for this family income.',
  living: 'No costs are reported for this way of living.',
  outOfState: 'No tuition is reported for residents of other states.',
} as const;

/** ' (2022–23)'; empty if the release of the file is unknown. */
const inYear = ({ year }: Figure): string => (year === null ? '' : ` (${readableYear(year)})`);

function Estimate({ college: { price_parts: parts, state, level, figures } }: { college: CollegeDetail }) {
  const [situation] = useFamilySituation();
  if (!situation || !parts) return null;
  const found = calculateYourPrice(parts, situation, state);
  if ('missing' in found) return <p className="mt-4 border-t border-line pt-3">{MISSING_TEXTS[found.missing]}</p>;
  const { price, hasFewStudents } = found;
  const years = level === '4-year' ? 4 : 2;
  return (
    <div className="mt-4 grid gap-2 border-t border-line pt-3">
      <p className="text-muted">Your price per year, an estimate</p>
      <p className="font-display text-3xl font-bold">{formatPrice(price)}</p>
      {price < 0 ? (
        <p>Grants exceed the costs for families like yours.</p>
      ) : (
        <p>
          About {formatMoney(price * years)} for {years} years, if the price and your aid stay the same. Most prices
          rise by a few percent a year.
        </p>
      )}
      <ul className="list-disc pl-5 text-sm text-muted">
        {hasFewStudents && <li>This price is based on fewer than 10 students, so another year can differ a lot.</li>}
        {!risesWithIncome(parts) && (
          <li>At this college, families with more income don’t always pay more, so a neighboring income can matter.</li>
        )}
        {situation.state !== state && parts.outOfState !== 0 && (
          <li>Students from other states may get smaller grants than this estimate assumes.</li>
        )}
        <li>
          The price after grants for students with federal aid{inYear(figures.net_price)}, adjusted to your way of
          living{inYear(figures.other_with_family)}. Your own aid can differ.
        </li>
      </ul>
    </div>
  );
}
