import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { setTheme, THEMES, useTheme, type Theme } from '@/shared/lib/theme';

const THEME_OPTIONS = {
  system: { label: 'System', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
} satisfies Record<Theme, unknown>;

/** System, light or dark, as three native radio buttons with icons. */
export default function ThemeRadios() {
  const chosen = useTheme();
  const name = useId();
  return (
    <fieldset className="flex shrink-0 rounded-control border border-control print:hidden">
      <legend className="sr-only">Theme</legend>
      {THEMES.map((theme) => {
        const { label, Icon } = THEME_OPTIONS[theme];
        return (
          <label
            key={theme}
            title={label}
            className="grid size-11 cursor-pointer place-items-center rounded-[7px] text-muted hover:text-ink has-checked:bg-ivy-soft has-checked:text-on-ivy-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-harbor forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === chosen}
              onChange={() => setTheme(theme)}
              className="sr-only"
            />
            <Icon size={18} aria-hidden="true" />
            <span className="sr-only">{label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
