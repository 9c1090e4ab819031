/**
 * A textlint rule: a sentence assembled from fragments can't be translated. Write each variant as a whole, or use
 * `plural`.
 */

/** @type {import('@textlint/types').TextlintRuleModule} */
export default ({ Syntax, RuleError, report }) => ({
  [Syntax.Code](node) {
    report(
      node,
      new RuleError(
        `A sentence assembled from fragments: ${node.value.slice(0, 200)} Write each variant as a whole sentence.`,
      ),
    );
  },
});
