export { type Command } from './model/command';
export { show, useShown, type Shown } from './model/palette';
export { useCommandKeys } from './model/use-command-keys';
export { CommandPalette } from './ui/command-palette';
export { ShortcutsDialog } from './ui/shortcuts-dialog';
