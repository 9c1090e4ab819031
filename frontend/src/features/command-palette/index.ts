export { searchQueries, MIN_SEARCH_LENGTH, type FoundMessage } from './api/search';
export { type Command } from './model/command';
export { showDialog, useShownDialog, type ShownDialog } from './model/palette';
export { useCommandKeys } from './model/use-command-keys';
export { CommandPalette } from './ui/command-palette';
export { ShortcutsDialog } from './ui/shortcuts-dialog';
