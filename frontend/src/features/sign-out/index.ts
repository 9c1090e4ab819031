export { useForgetMe } from './model/use-forget-me';
