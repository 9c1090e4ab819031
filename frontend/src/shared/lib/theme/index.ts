export { resumeTheme, setTheme, THEMES, useTheme, type Theme } from './theme';
