import { type NameFlow, type Names, withRefs } from './boundNames.ts';
import { isOfType } from './cardTypes.ts';
import { simpleEvents } from './eventParts.ts';
import { eventWordOf } from './events/table.ts';
import { wordOf } from './instructions/table.ts';
import { keywordWordOf } from './keywords/table.ts';
import { replacedEventWordOf } from './replacedEvents/table.ts';
import type {
  Ability,
  CardDefinition,
  Effect,
  EventPattern,
  Face,
  Keyword,
  Replacement,
  StaticEffect,
  Triggered,
} from './vocabulary.ts';

/** Where each name of a card is bound, and which names a place may use. Knows nothing of a game. */

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

type Fields = Readonly<Record<string, unknown>>;

/** Of several events, each may give names; where it is another one that happens, they stand for nothing. */
const refsOfEvent = (pattern: EventPattern): readonly string[] =>
  simpleEvents(pattern).flatMap((one) => eventWordOf(one).binds);

/** Goes through a card in the order in which its effects are followed (605.2c), and collects the names that nothing binds. */
class NameCheck {
  readonly unbound: UnboundName[] = [];
  /** What an ability may name by itself. */
  readonly #own: readonly string[];

  constructor(type: Face['type']) {
    this.#own = [
      'this',
      ...(isOfType(type, 'crossGear') ? ['crossed'] : []),
      ...(type === 'dragheartWeapon' ? ['equipped'] : []),
      ...(type === 'aura' ? ['attached'] : []),
    ];
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
    const { grants, effect, ...rest } = keyword as Keyword & {
      readonly grants?: readonly Ability[];
      readonly effect?: Effect;
    };
    this.#uses(rest, path, names);
    if (grants !== undefined) this.#abilities(grants, [...path, 'grants'], names);
    if (effect !== undefined)
      this.#effect(effect, [...path, 'effect'], withRefs(names, keywordWordOf(keyword).binds ?? []));
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
    if (instead.kind !== 'do') return;
    const refs = replacedEventWordOf(of).binds(of);
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

  /** Checks an effect, and returns the names for what follows it. */
  #effect(effect: Effect, path: Path, names: Names): Names {
    const word = wordOf(effect);
    if (word.names !== undefined) return word.names(effect, names, this.#flow(effect, path));
    this.#uses(effect, path, names);
    return withRefs(names, word.binds?.(effect) ?? []);
  }

  /** Follows the fields of an instruction; which of them holds what is known to its word. */
  #flow(effect: Effect, path: Path): NameFlow<string> {
    const fields = effect as unknown as Fields;
    return {
      uses: (field, names) => this.#uses(fields[field], [...path, field], names),
      effect: (field, names) =>
        fields[field] === undefined ? names : this.#effect(fields[field] as Effect, [...path, field], names),
      effects: (field, names) => this.#inOrder(fields[field] as readonly Effect[], [...path, field], names),
      triggered: (field, names) => this.#triggered(fields[field] as Triggered, [...path, field], names),
      replacement: (field, names) => this.#replacement(fields[field] as Replacement, [...path, field], names),
      statics: (field, names) =>
        this.#statics(fields[field] as readonly StaticEffect[], [...path, field], names),
    };
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
  const others = (['otherFace', 'thirdFace'] as const).flatMap((field) => {
    const face = card[field];
    if (face === undefined) return [];
    const check = new NameCheck(face.type);
    check.face(face, [field]);
    return check.unbound;
  });
  return [...first.unbound, ...others];
}

/** The names of objects that an effect may have bound for those that follow it. */
export function refsAfter(effect: Effect): readonly string[] {
  return new NameCheck('spell').namesAfter(effect).refs;
}
