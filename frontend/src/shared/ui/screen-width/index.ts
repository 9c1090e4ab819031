export { useIsWideScreen } from './use-wide-screen';
