export { searchQueries, SHORTEST_SEARCH, type FoundMessage } from './api/search';
export { type Command } from './model/command';
export { show, useShown, type Shown } from './model/palette';
export { useCommandKeys } from './model/use-command-keys';
export { CommandPalette } from './ui/command-palette';
export { ShortcutsDialog } from './ui/shortcuts-dialog';
