/** How long the reason may be that an operator gives for the audit log, in characters. */
export const AUDIT_DETAIL_MAX_LENGTH = 200;
