export { Menu, MenuItem } from './menu';
