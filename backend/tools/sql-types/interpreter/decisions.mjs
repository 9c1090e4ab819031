/** Decisions about unknown values: each run of the interpreter makes them in one way, and remembers them. */
import { isNullish, isUnknown, literalOf, membersOf } from './values.mjs';
import ts from 'typescript';

const { TypeFlags } = ts;
const MAX_LITERALS = 24;

export class Decisions {
  /** Number of options of each decision made in this run, by its key. */
  made = new Map();
  #facts = new Map();

  /**
   * @param {ts.TypeChecker} checker
   * @param {Map<string, number> | 'last'} plan options to take; 0 for other decisions
   */
  constructor(checker, plan) {
    this.checker = checker;
    this.plan = plan;
  }

  /** Returns one of `count` options, or `wanted` if it is given. */
  choose(key, count, wanted) {
    if (wanted !== undefined) return wanted;
    this.made.set(key, count);
    if (this.plan === 'last') return count - 1;
    return Math.min(this.plan.get(key) ?? 0, count - 1);
  }

  /** Replaces an unknown value by the value that was decided for it. */
  settle(value) {
    if (!isUnknown(value)) return value;
    const fact = this.#facts.get(value.path);
    return fact && 'value' in fact ? fact.value : value;
  }

  isTruthy(given, wanted) {
    const value = this.settle(given);
    if (!isUnknown(value)) return Boolean(value);
    const known = this.#facts.get(value.path);
    if (known?.truthy) return true;
    const falsy = this.#falsyValues(value.type);
    if (falsy?.length === 0) return true;
    if (this.choose(`truthy ${value.path}`, 2, wanted === undefined ? undefined : wanted ? 0 : 1) === 0) {
      const literals = membersOf(value.type).map((type) => literalOf(this.checker, type));
      const truthy = literals.filter((literal) => !literal || literal.value);
      this.#remember(value, truthy.length === 1 && truthy[0] ? truthy[0] : { truthy: true, nullish: false });
      return true;
    }
    if (falsy?.length) this.#remember(value, { value: falsy[0] });
    return false;
  }

  isNullishValue(given, wanted) {
    const value = this.settle(given);
    if (!isUnknown(value)) return value === null || value === undefined;
    const possible = membersOf(value.type).filter(isNullish);
    if (value.type && !isOpen(value.type) && possible.length === 0) return false;
    if (this.#facts.get(value.path)?.nullish === false) return false;
    const option = this.choose(`nullish ${value.path}`, 2, wanted === undefined ? undefined : wanted ? 1 : 0);
    this.#remember(
      value,
      option === 0 ? { nullish: false } : { value: possible[0] ? literalOf(this.checker, possible[0]).value : null },
    );
    return option === 1;
  }

  /** Whether an unknown value equals a known one. */
  equals(given, other, node, wanted) {
    const value = this.settle(given);
    if (!isUnknown(value)) return value === other;
    if (other === null || other === undefined) return this.isNullishValue(value, wanted);
    const options = this.#literalsOf(value);
    if (options && !options.includes(other)) return false;
    const yes =
      this.choose(
        `${value.path} = ${String(other)} ${options ? '' : node.pos}`,
        2,
        wanted === undefined ? undefined : wanted ? 0 : 1,
      ) === 0;
    if (yes) this.#remember(value, { value: other });
    else if (options) {
      const rest = options.filter((option) => option !== other);
      this.#remember(value, rest.length === 1 ? { value: rest[0] } : { literals: rest });
    }
    return yes;
  }

  /** Returns one of the literals that the type of the value consists of; the value itself if it has other types. */
  concrete(given) {
    const value = this.settle(given);
    if (!isUnknown(value)) return value;
    const options = this.#literalsOf(value);
    if (!options || options.length > MAX_LITERALS) return value;
    const chosen = options[this.choose(`literal ${value.path}`, options.length)];
    this.#remember(value, { value: chosen });
    return chosen;
  }

  /** The type without null, if this was decided. */
  typeOf(value) {
    const fact = this.#facts.get(value.path);
    return fact?.nullish === false && value.type ? this.checker.getNonNullableType(value.type) : value.type;
  }

  #remember(value, fact) {
    this.#facts.set(value.path, { ...this.#facts.get(value.path), ...fact });
  }

  #literalsOf(value) {
    const known = this.#facts.get(value.path)?.literals;
    if (known) return known;
    const literals = membersOf(value.type).map((type) => literalOf(this.checker, type));
    return literals.length > 0 && literals.every(Boolean) ? literals.map((literal) => literal.value) : undefined;
  }

  /** The falsy values of a type; undefined if they aren't known. */
  #falsyValues(type) {
    if (!type || isOpen(type)) return undefined;
    return membersOf(type).flatMap((member) => {
      const literal = literalOf(this.checker, member);
      if (literal) return literal.value ? [] : [literal.value];
      if (member.flags & TypeFlags.StringLike) return [''];
      if (member.flags & TypeFlags.NumberLike) return [0];
      return [];
    });
  }
}

const isOpen = (type) => (type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter)) !== 0;
