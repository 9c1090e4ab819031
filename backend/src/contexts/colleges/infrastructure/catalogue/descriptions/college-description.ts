/** A college by its UNITID, the founding year that it gives itself, and one sentence of ours about it. */
export type CollegeDescription = readonly [ipedsId: number, foundedYear: number | null, description: string];
