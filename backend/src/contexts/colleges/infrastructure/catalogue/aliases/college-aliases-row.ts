/** What people type instead of one institution's official name: its IPEDS id, then the nicknames and acronyms. */
export type CollegeAliases = readonly [ipedsId: number, ...aliases: string[]];
