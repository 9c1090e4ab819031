export { Combobox } from './combobox';
