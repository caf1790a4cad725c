import type {
  Ability,
  CardDefinition,
  Effect,
  EventPattern,
  Face,
  Keyword,
  Replacement,
  StaticEffect,
  Target,
  Triggered,
} from './vocabulary.ts';

/** Where each name of a card is bound, and which names a place may use. Knows nothing of a game. */

/** The names that a place may use: those of objects, and those of numbers and card names. */
interface Names {
  readonly refs: readonly string[];
  readonly values: readonly string[];
}

/** A name that stands for nothing where it is used. */
export interface UnboundName {
  /** The fields and indexes that lead to the name. */
  readonly path: readonly (string | number)[];
  readonly kind: 'ref' | 'named';
  readonly name: string;
  /** The names of this kind that stand for something there. */
  readonly known: readonly string[];
}

type Path = UnboundName['path'];

/** 603.1. The objects that a trigger and its effect may speak of, for each event. */
const EVENT_REFS: { readonly [E in Exclude<EventPattern['event'], 'anyOf'>]: readonly string[] } = {
  put: ['that', 'was'],
  destroyed: ['that', 'was'],
  moved: ['that', 'was'],
  attacks: ['that'],
  attacked: ['that', 'other'],
  blocks: ['that', 'other'],
  becomesBlocked: ['that', 'other'],
  isNotBlocked: ['that'],
  battles: ['that', 'other'],
  winsBattle: ['that', 'other'],
  losesBattle: ['that', 'other'],
  battleEnds: ['that', 'other'],
  used: ['that'],
  drawn: ['that', 'was'],
  discarded: ['that', 'was'],
  tapped: ['that'],
  untapped: ['that'],
  chosen: ['that'],
  shieldBroken: ['that', 'was'],
  breaksShields: ['that'],
  startOfTurn: [],
  endOfTurn: [],
  endOfAttack: ['that'],
};

/** Of several events, each may give names; where it is another one that happens, they stand for nothing. */
const refsOfEvent = (pattern: EventPattern): readonly string[] =>
  pattern.event === 'anyOf' ? pattern.patterns.flatMap(refsOfEvent) : EVENT_REFS[pattern.event];

const chosenIn = (target: Target | undefined): readonly string[] =>
  target !== undefined && 'choose' in target ? [target.as ?? 'chosen'] : [];

/** The names of objects that an instruction binds for those after it. */
function boundBy(effect: Effect): readonly string[] {
  switch (effect.do) {
    case 'move':
      return [...chosenIn(effect.what), effect.as ?? 'moved'];
    case 'put':
      return [...chosenIn(effect.onto), ...chosenIn(effect.what), effect.as ?? 'put'];
    case 'use':
      return [...chosenIn(effect.onto), ...chosenIn(effect.what), 'used'];
    case 'swap':
      return ['put'];
    case 'atOnce':
      return [...effect.moves.flatMap(({ what }) => chosenIn(what)), 'moved'];
    case 'moveTop':
    case 'moveUnder':
      return [effect.as ?? 'moved'];
    case 'search':
      return [effect.as ?? 'found'];
    case 'lookAtTop':
      return [effect.as];
    case 'revealUntil':
      return [effect.as, 'revealed'];
    case 'battle':
      return [...chosenIn(effect.a), ...chosenIn(effect.b)];
    case 'cross':
      return [...chosenIn(effect.what), ...chosenIn(effect.onto)];
    case 'lasting':
      return chosenIn(effect.affects);
    case 'destroy':
    case 'discard':
    case 'tap':
    case 'untap':
    case 'look':
    case 'reveal':
    case 'choose':
    case 'turn':
    case 'become':
      return chosenIn(effect.what);
    default:
      return [];
  }
}

const withRefs = ({ refs, values }: Names, more: readonly string[]): Names =>
  more.length === 0 ? { refs, values } : { refs: [...new Set([...refs, ...more])], values };

const withValue = ({ refs, values }: Names, name: string): Names => ({
  refs,
  values: [...new Set([...values, name])],
});

const without = (names: Names, ref: string, outer: Names): Names =>
  outer.refs.includes(ref) ? names : { ...names, refs: names.refs.filter((one) => one !== ref) };

const union = (a: Names, b: Names): Names => ({
  refs: [...new Set([...a.refs, ...b.refs])],
  values: [...new Set([...a.values, ...b.values])],
});

/** Goes through a card in the order in which its effects are followed (605.2c), and collects the names that nothing binds. */
class NameCheck {
  readonly unbound: UnboundName[] = [];
  /** What an ability may name by itself. */
  readonly #own: readonly string[];

  constructor(type: Face['type']) {
    this.#own = type === 'crossGear' ? ['this', 'crossed'] : ['this'];
  }

  face({ abilities }: Face, path: Path): void {
    this.#abilities(abilities, [...path, 'abilities'], { refs: this.#own, values: [] });
  }

  #abilities(abilities: readonly Ability[], path: Path, names: Names): void {
    for (const [index, one] of abilities.entries()) this.#ability(one, [...path, index], names);
  }

  namesAfter(effect: Effect): Names {
    return this.#effect(effect, [], { refs: [], values: [] });
  }

  #ability(ability: Ability, path: Path, names: Names): void {
    switch (ability.kind) {
      case 'triggered':
        this.#triggered(ability, path, names);
        return;
      case 'replacement':
        this.#replacement(ability, path, names);
        return;
      case 'spell':
      case 'cost':
        this.#effect(ability.effect, [...path, 'effect'], names);
        return;
      case 'static': {
        const { effects, ...rest } = ability;
        this.#uses(rest, path, names);
        this.#statics(effects, [...path, 'effects'], names);
        return;
      }
      case 'keyword': {
        this.#keyword(ability, path, names);
        return;
      }
      case 'useOnlyIf':
        this.#uses(ability.condition, [...path, 'condition'], names);
    }
  }

  #keyword(keyword: Keyword, path: Path, names: Names): void {
    if ('grants' in keyword) this.#abilities(keyword.grants, [...path, 'grants'], names);
    else if ('effect' in keyword) {
      if (keyword.name === 'tapAbility') this.#uses(keyword.by, [...path, 'by'], names);
      this.#effect(
        keyword.effect,
        [...path, 'effect'],
        keyword.name === 'tapAbility' ? withRefs(names, ['that']) : names,
      );
    } else this.#uses(keyword, path, names);
  }

  #triggered({ when, given, condition, effect }: Triggered, path: Path, names: Names): void {
    this.#uses(when, [...path, 'when'], names);
    const then = withRefs(names, refsOfEvent(when));
    this.#uses(given, [...path, 'given'], then);
    this.#uses(condition, [...path, 'condition'], then);
    this.#effect(effect, [...path, 'effect'], then);
  }

  #replacement({ of, instead, while: during }: Replacement, path: Path, names: Names): void {
    this.#uses(of, [...path, 'of'], names);
    this.#uses(during, [...path, 'while'], names);
    const refs = of.event === 'destroyed' && of.by !== undefined ? ['that', 'other'] : ['that'];
    if (instead.kind === 'do')
      this.#effect(instead.effect, [...path, 'instead', 'effect'], withRefs(names, refs));
  }

  /** 608.2. A gained ability belongs to what gained it: of the effect that gave it, it knows the numbers only. */
  #statics(effects: readonly StaticEffect[], path: Path, names: Names): void {
    for (const [index, effect] of effects.entries()) {
      const here = [...path, index];
      if (effect.kind !== 'gains') this.#uses(effect, here, names);
      else
        this.#abilities(effect.abilities, [...here, 'abilities'], { refs: ['this'], values: names.values });
    }
  }

  #inOrder(effects: readonly Effect[], path: Path, names: Names): Names {
    return effects.reduce((known, one, index) => this.#effect(one, [...path, index], known), names);
  }

  #optional(effect: Effect | undefined, path: Path, names: Names): Names {
    return effect === undefined ? names : this.#effect(effect, path, names);
  }

  /** Checks an effect, and returns the names for what follows it. */
  #effect(effect: Effect, path: Path, names: Names): Names {
    switch (effect.do) {
      case 'inOrder':
        return this.#inOrder(effect.effects, [...path, 'effects'], names);
      case 'modes':
        return this.#inOrder(effect.modes, [...path, 'modes'], names);
      case 'may':
      case 'ifDone': {
        const [field, first] =
          effect.do === 'may' ? (['effect', effect.effect] as const) : (['first', effect.first] as const);
        const after = this.#effect(first, [...path, field], names);
        const then = this.#optional(effect.then, [...path, 'then'], after);
        return union(then, this.#optional(effect.otherwise, [...path, 'otherwise'], after));
      }
      case 'if': {
        this.#uses(effect.condition, [...path, 'condition'], names);
        const then = this.#effect(effect.then, [...path, 'then'], names);
        return union(then, this.#optional(effect.otherwise, [...path, 'otherwise'], names));
      }
      case 'repeat':
        this.#uses(effect.times, [...path, 'times'], names);
        return this.#effect(effect.effect, [...path, 'effect'], names);
      case 'forEach': {
        this.#uses(effect.of, [...path, 'of'], names);
        const inside = withRefs(names, [effect.as]);
        return without(this.#effect(effect.effect, [...path, 'effect'], inside), effect.as, names);
      }
      case 'tally':
        return withValue(this.#effect(effect.effect, [...path, 'effect'], names), effect.as);
      default:
        return this.#instruction(effect, path, names);
    }
  }

  /** An instruction that contains no other, and what it leaves behind. */
  #instruction(effect: Effect, path: Path, names: Names): Names {
    switch (effect.do) {
      case 'delayed':
        this.#triggered(effect.ability, [...path, 'ability'], names);
        return names;
      case 'replaceUntil':
        this.#replacement(effect.replacement, [...path, 'replacement'], names);
        return names;
      case 'lasting':
        this.#uses(effect.affects, [...path, 'affects'], names);
        this.#statics(effect.effects, [...path, 'effects'], names);
        return withRefs(names, boundBy(effect));
      case 'nameNumber':
      case 'nameCard':
      case 'nameRace':
        return withValue(names, effect.as);
      case 'remember':
        this.#uses(effect.amount, [...path, 'amount'], names);
        return withValue(names, effect.as);
      default:
        this.#uses(effect, path, names);
        return withRefs(names, boundBy(effect));
    }
  }

  /** Checks the names in a part that binds none: a filter, an amount, a condition, a target. */
  #uses(part: unknown, path: Path, names: Names): void {
    if (typeof part !== 'object' || part === null) return;
    for (const [field, value] of Object.entries(part)) {
      const here = [...path, Array.isArray(part) ? Number(field) : field];
      if ((field === 'ref' || field === 'named') && typeof value === 'string') {
        const known = field === 'ref' ? names.refs : names.values;
        if (!known.includes(value)) this.unbound.push({ path: here, kind: field, name: value, known });
      } else this.#uses(value, here, names);
    }
  }
}

/** The names in a card that stand for nothing where they are used. */
export function unboundNames(card: CardDefinition): readonly UnboundName[] {
  const first = new NameCheck(card.type);
  first.face(card, []);
  if (card.otherFace === undefined) return first.unbound;
  const second = new NameCheck(card.otherFace.type);
  second.face(card.otherFace, ['otherFace']);
  return [...first.unbound, ...second.unbound];
}

/** The names of objects that an effect may have bound for those that follow it. */
export function refsAfter(effect: Effect): readonly string[] {
  return new NameCheck('spell').namesAfter(effect).refs;
}
