export { Switch, SwitchControl } from './switch';
