import { useId } from 'react';
import { figureText, type CollegeDetail, type FigureLabel } from '@/entities/college';

interface ShareBarsProps {
  title: string;
  groups: readonly FigureLabel[];
  college: CollegeDetail;
}

/** The shares of groups of people, largest first; nothing if none is known. */
export function ShareBars({ title, groups, college: { figures } }: ShareBarsProps) {
  const titleId = useId();
  const shares = groups
    .flatMap(({ name, label }) => {
      const { value } = figures[name];
      return value === null || value === 0 ? [] : [{ name, label, value }];
    })
    .sort((one, other) => other.value - one.value);
  if (shares.length === 0) return null;
  return (
    <>
      <p id={titleId} className="mt-3 font-semibold">
        {title}
      </p>
      <ul aria-labelledby={titleId} className="grid gap-x-8 md:grid-cols-2">
        {shares.map(({ name, label, value }) => (
          <li key={name} className="py-1">
            <span className="flex justify-between gap-4">
              <span className="text-muted">{label}</span>
              <span className="num font-semibold">{figureText(name, figures[name])}</span>
            </span>
            <span aria-hidden="true" className="block h-1.5 rounded-chip bg-grey-soft">
              <span
                className="block h-full rounded-chip bg-c1 forced-colors:bg-[CanvasText]"
                style={{ width: `${value * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
