/** The names that an expression can use, and whether their values can be null. */

/**
 * @typedef {object} ScopeColumn
 * @property {string} name
 * @property {boolean} nullable apart from outer joins
 */

/** A table, subquery or function in FROM. */
export class Relation {
  /** The outer joins that can make all columns null. */
  outer = new Set();

  /**
   * @param {string} alias
   * @param {ScopeColumn[]} columns
   */
  constructor(alias, columns) {
    this.alias = alias;
    this.columns = columns.map((column) => ({ ...column }));
  }

  get isOuter() {
    return [...this.outer].some((join) => join.isOuter);
  }

  isNullable(column) {
    return column.nullable || this.isOuter;
  }

  /** Notes that a condition excludes rows in which the column is null. */
  exclude(column) {
    if (column) column.nullable = false;
    for (const join of this.outer) join.isOuter = false;
  }
}

export class Scope {
  relations = [];
  ctes = new Map();
  /** References such as `p.college` that aren't null in the branch of a CASE. */
  assumed = new Set();
  isGrouped = false;

  /**
   * @param {object} context
   * @param {Scope | undefined} parent
   */
  constructor(context, parent) {
    this.context = context;
    this.parent = parent;
  }

  cte(name) {
    return this.ctes.get(name) ?? this.parent?.cte(name);
  }

  isAssumed(reference) {
    return this.assumed.has(reference) || Boolean(this.parent?.isAssumed(reference));
  }

  /** @returns {{ relation: Relation, column: ScopeColumn } | undefined} `column` is undefined for a whole row */
  find(names) {
    const name = names.at(-1);
    if (names.length === 1) {
      for (const relation of this.relations) {
        const column = relation.columns.find((one) => one.name === name);
        if (column) return { relation, column };
      }
      const relation = this.relations.find(({ alias }) => alias === name);
      return relation ? { relation } : this.parent?.find(names);
    }
    const relation = this.relations.find(({ alias }) => alias === names.at(-2));
    if (!relation) return this.parent?.find(names);
    return { relation, column: relation.columns.find((one) => one.name === name) };
  }
}
