export { focusPageHeading, isFocusLost, useFocusReturn } from './use-focus-return';
