import { useComparedColleges } from '@/entities/college';
import { lazyComponent } from '@/shared/ui/lazy-component';

const LoadedTray = lazyComponent(() => import('./selection-tray'));

/** The tray, whose code is loaded with the first selected college. */
export function SelectionTray() {
  const { ids } = useComparedColleges();
  return ids.length > 0 && <LoadedTray />;
}
