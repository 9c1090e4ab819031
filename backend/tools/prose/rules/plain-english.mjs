/** A textlint rule: words and phrases that a native technical writer wouldn't use for users of this product. */

const REJECTED = [
  /\b(somebody|nobody|anybody|whoever|whomever|whom|those who|at once|catalogues?|anew|cancelled)\b/i,
  /\bcall(?:s|ed)? off\b|\b(?:is|are|was|were) (?:told|kept|counted)\b/i,
  /\bstands?\b/i,
  // "One" as a person.
  /(?<!\b(?:no|this|that|the|which|each|new|only|other|another|next|last) )\bone (?:can|may|must|wants|needs|has to|sees|reads|knows)\b|\boneself\b|\bone['’]s\b/i,
  /\bpress(?:es|ed)?\b/i,
  /\bbeg(?:ins?|an|un|inning)\b/i,
  /\b(?:comes?|coming|came)\b/i,
  /\bturn(?:s|ed|ing)?\b/i,
  /\bcount(?:s|ed)? (?:as|for|from|toward)\b/i,
  /\btell(?:s|ing)?\b|\btold\b/i,
  /\bkeep (?:this|it) (?:to|here)\b|\bkept here\b/i,
  /\balone\b/i,
];

/** Correct phrases that contain a rejected word. */
const ALLOWED = [
  // "The ID stands for a student", and "stands out".
  /\bstands? (?:for|out)\b/gi,
  // Keys are pressed, and only keys.
  /\bPress Enter\b/g,
  /\b(?:come|came) back\b/gi,
  /\b(?:comes?|came) from\b/gi,
  // Labels required by the specification.
  /\bcoming soon\b|\bMeeting cancelled\b/gi,
  // CSS classes.
  /\baria-pressed\b/g,
  // Devices and settings are turned on and off; people turn 18.
  /\bturn(?:s|ed|ing)?(?: [\w-]+){0,4}? (?:on|off)\b/gi,
  /\byou turn \S+/gi,
  /\btell us\b/gi,
  /\btell someone considering\b/gi,
  /\bTell me when someone joins\b/gi,
];

/** @param {string} text @returns {string | undefined} the rejected words */
function findRejectedWords(text) {
  const rest = ALLOWED.reduce((left, allowed) => left.replace(allowed, '…'), text);
  return REJECTED.map((rejected) => rejected.exec(rest)?.[0]).find(Boolean);
}

/** @type {import('@textlint/types').TextlintRuleModule} */
export default ({ Syntax, RuleError, report }) => ({
  [Syntax.Str](node) {
    const rejected = findRejectedWords(node.value);
    if (rejected) report(node, new RuleError(`"${rejected}" in: ${node.value}`));
  },
});
