export { rememberTheme, setTheme, THEMES, useTheme, type Theme } from './theme';
