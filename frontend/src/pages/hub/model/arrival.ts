declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the college in the URL was just searched for. */
    isSearched?: boolean;
  }
}

/** Navigation state for a college that was searched for: its name takes the focus once it is loaded. */
export const SEARCHED_COLLEGE_STATE = { isSearched: true };
