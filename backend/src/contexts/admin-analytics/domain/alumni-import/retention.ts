/** How long a college's information about someone who does not claim it is kept. */
export const UNCLAIMED_KEPT_FOR = 180 * 24 * 60 * 60 * 1000;
