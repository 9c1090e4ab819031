import { lazyComponent } from '@/shared/ui/lazy-component';

/** As wide and high as the three buttons, so that nothing moves when they appear. */
const waiting = <div className="h-[46px] w-[134px] shrink-0" />;

/** System, light or dark. */
export const ThemeSwitch = lazyComponent(() => import('./theme-radios'), waiting);
