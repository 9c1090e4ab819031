import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { comparedCountText, TrayFrame } from '@/features/compare-colleges';
import { buttonStyles } from '@/shared/ui/button';
import { comparedProgramsQuery } from '../api/programs';
import { useComparedPrograms } from '../model/use-compared-programs';

/** The programs selected so far, with a link to their comparison. */
export function ProgramTray() {
  const { ids, replaceWith } = useComparedPrograms();
  const { data = [] } = useQuery({ ...comparedProgramsQuery(ids), placeholderData: keepPreviousData });
  return (
    <>
      {/* Exists before the first program is selected: screen readers announce only changes. */}
      <p role="status" className="sr-only">
        {comparedCountText(ids.length, 'programs')}
      </p>
      {ids.length > 0 && (
        <>
          <TrayFrame
            compared="programs"
            isCountAnnounced
            tiles={ids.map((id) => {
              const program = data.find((one) => one.id === id);
              return {
                key: id,
                name: program && `${program.field}, ${program.collegeName}`,
                mark: program?.collegeName,
              };
            })}
            action={
              <Link
                to="/compare"
                search={{ programs: ids.join(',') }}
                className={buttonStyles({ className: 'max-lg:flex-1' })}
              >
                Compare ({ids.length})
              </Link>
            }
            onRemove={(index) => replaceWith(ids.filter((_, other) => other !== index))}
            onClear={() => replaceWith([])}
          />
          {/* The frame of visitors has its own space for the tray, below its footer. */}
          <div aria-hidden="true" className="h-(--tray) not-in-[.app-shell]:hidden" />
        </>
      )}
    </>
  );
}
