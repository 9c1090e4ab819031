export { applyStoredTheme, setTheme, THEMES, useTheme, type Theme } from './theme';
