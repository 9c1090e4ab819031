/** The regions that the questions name, as their states in alphabetical order of the codes. */
export const NEW_ENGLAND = ['CT', 'MA', 'ME', 'NH', 'RI', 'VT'];
export const MIDWEST = ['IA', 'IL', 'IN', 'KS', 'MI', 'MN', 'MO', 'ND', 'NE', 'OH', 'SD', 'WI'];
export const SOUTH = 'AL AR DC DE FL GA KY LA MD MS NC OK SC TN TX VA WV'.split(' ');
export const WEST_COAST = ['CA', 'OR', 'WA'];
