declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The college in the address is one that someone has just searched for. */
    isSearched?: boolean;
  }
}

/** What goes along with the address of a college that was searched for: its name takes the focus once it is there. */
export const SEARCHED = { isSearched: true };
