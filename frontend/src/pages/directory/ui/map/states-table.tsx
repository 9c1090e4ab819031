import { stateName } from '@/shared/config';
import { formatCount } from '@/shared/lib/format';
import type { FacetCount } from '../../api/directory';
import type { ChangeSearch } from '../../model/use-comparison';

interface StatesTableProps {
  states: readonly FacetCount[];
  chosen: readonly string[];
  change: ChangeSearch;
}

/** The content of the map as a table; pressing a state filters by it. */
export function StatesTable({ states, chosen, change }: StatesTableProps) {
  const known = states.filter(({ value, count }) => count > 0 || chosen.includes(value));
  const toggle = (code: string) => {
    const next = chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code];
    change({ states: next.length > 0 ? next : undefined });
  };
  return (
    <section aria-labelledby="states" className="card min-w-0 p-4">
      <h3 id="states" className="text-xl">
        States
      </h3>
      <p className="text-sm text-muted">Select a state to filter.</p>
      <div className="relative mt-3 max-h-96 overflow-y-auto overscroll-contain">
        <table className="w-full text-left">
          <thead>
            <tr className="text-sm text-muted">
              <th scope="col" className="pb-1 font-normal">
                State
              </th>
              <th scope="col" className="pb-1 text-right font-normal">
                Colleges
              </th>
            </tr>
          </thead>
          <tbody>
            {known.map(({ value, count }) => (
              <tr key={value} className="border-t border-line">
                <th scope="row" className="font-normal">
                  <button
                    type="button"
                    aria-pressed={chosen.includes(value)}
                    onClick={() => toggle(value)}
                    className="link min-h-9 cursor-pointer text-left aria-pressed:font-bold max-lg:min-h-11"
                  >
                    {stateName(value)}
                  </button>
                </th>
                <td className="num text-right">{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
