import { useComparedColleges } from '@/entities/college';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { comparedCountText } from '../../model/compared-count-text';

const LoadedTray = lazyComponent(() => import('./selection-tray'));

/** The tray, whose code is loaded with the first selected college. */
export function SelectionTray() {
  const { ids } = useComparedColleges();
  return (
    <>
      {/* Exists before the first college is selected: screen readers announce only changes. */}
      <p role="status" className="sr-only">
        {comparedCountText(ids.length)}
      </p>
      {ids.length > 0 && <LoadedTray />}
    </>
  );
}
