export { focusPageHeading, useFocusReturn } from './use-focus-return';
