/** What a person did with a college's page. */
export const INTERACTION_TYPES = ['view', 'compare', 'website', 'net_price'] as const;
export type InteractionType = (typeof INTERACTION_TYPES)[number];

/** Where a person came from to a college. */
export const INTERACTION_SOURCES = ['search', 'directory', 'hub', 'link', 'compare', 'map', 'other'] as const;
export type InteractionSource = (typeof INTERACTION_SOURCES)[number];

/** Longer than an hour no one looks at one page: the tab was left open. */
export const LONGEST_VISIT_SECONDS = 3_600;
