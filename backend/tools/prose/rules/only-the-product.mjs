/** A textlint rule: documents describe only the product as it is, without TODOs or issue numbers. */

const REJECTED = /\/work\/|\bissue #|\bTODO\b|\bFIXME\b|\blorem\b|\bin a real app\b|\bfor now\b|\bdesign folder\b/gi;

/** @type {import('@textlint/types').TextlintRuleModule} */
export default ({ Syntax, RuleError, report, locator }) => ({
  [Syntax.Document](node) {
    for (const match of node.raw.matchAll(REJECTED)) {
      const at = locator.range([match.index, match.index + match[0].length]);
      report(node, new RuleError(`"${match[0]}" describes work, not the product`, { padding: at }));
    }
  },
});
