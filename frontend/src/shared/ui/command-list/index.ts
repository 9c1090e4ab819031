export { CommandList, type CommandGroup } from './command-list';
